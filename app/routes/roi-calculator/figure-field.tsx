import type { RoiCalculatorContent } from './content.schema.ts'
import { type FigureName, figureKinds, sliderRanges } from './read-figures.ts'

interface FigureFieldProps {
  name: FigureName
  content: Pick<RoiCalculatorContent, 'fields' | 'errors' | 'slider'>
  typed: string
  isWrong: boolean
  onType: (value: string) => void
  onLeave: () => void
}

/** A figure as a number to type and a slider beside it. The slider is never sent, and hidden where no script runs. */
export function FigureField({ name, content, typed, isWrong, onType, onLeave }: FigureFieldProps) {
  const { label, hint } = content.fields[name]
  const kind = figureKinds[name]
  const { min, max, step } = sliderRanges[name]
  const number = Number(typed.replace(/[\s,$%]/g, ''))
  return (
    <div>
      <label htmlFor={name} className="block text-small font-semibold">
        {label}
      </label>
      <p id={`${name}-hint`} className="text-small text-soft">
        {hint}
      </p>
      <input
        id={name}
        name={name}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onBlur={onLeave}
        inputMode={kind === 'percent' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${name}-hint ${name}-wrong` : `${name}-hint`}
        className={`mt-1.5 min-h-12 w-full border bg-white px-3 tabular ${isWrong ? 'border-2 border-pencil' : 'border-soft'}`}
      />
      <input
        type="range"
        className="figure-slider"
        aria-label={`${label}, ${content.slider}`}
        min={min}
        max={max}
        step={step}
        value={Number.isFinite(number) ? Math.min(Math.max(number, min), max) : min}
        onChange={({ target }) => onType(target.value)}
      />
      {isWrong ? (
        <p id={`${name}-wrong`} className="mt-1 text-small text-pencil">
          {label}: {content.errors[kind]}
        </p>
      ) : null}
    </div>
  )
}

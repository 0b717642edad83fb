import { roiCalculator as content } from './content.data.ts'
import { bareFigure, type FigureName, figureKinds, separateThousands, sliderRanges } from './read-figures.ts'

interface FigureFieldProps {
  name: FigureName
  typed: string
  isWrong: boolean
  onType: (value: string) => void
  onLeave: () => void
}

/** A figure as a number to type and a slider beside it. The slider is never sent, and hidden where no script runs. */
export function FigureField({ name, typed, isWrong, onType, onLeave }: FigureFieldProps) {
  const { label, hint } = content.fields[name]
  const kind = figureKinds[name]
  const { min, max, step } = sliderRanges[name]
  const number = Number(bareFigure(typed))
  const isPercent = kind === 'percent'
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-1.5">
      <div>
        <label htmlFor={name} className="block text-small font-semibold">
          {label}
        </label>
        <p id={`${name}-hint`} className="text-small text-soft">
          {hint}
        </p>
      </div>
      <div>
        <div className="relative">
          <span
            aria-hidden="true"
            className={`absolute inset-y-0 grid place-items-center text-soft ${isPercent ? 'right-3' : 'left-3'}`}
          >
            {isPercent ? '%' : '$'}
          </span>
          <input
            id={name}
            name={name}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
            inputMode={isPercent ? 'decimal' : 'numeric'}
            autoComplete="off"
            maxLength={12}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${name}-hint ${name}-wrong` : `${name}-hint`}
            className={`min-h-12 w-full border bg-white tabular ${isPercent ? 'pr-8 pl-3' : 'pr-3 pl-7'} ${isWrong ? 'border-2 border-pencil' : 'border-soft'}`}
          />
        </div>
        <input
          type="range"
          className="mt-2 h-6 w-full accent-evergreen noscript:hidden"
          aria-label={`${label}, ${content.slider}`}
          aria-valuetext={isPercent ? `${typed}%` : `$${typed}`}
          min={min}
          max={max}
          step={step}
          value={Number.isFinite(number) ? Math.min(Math.max(number, min), max) : min}
          onChange={({ target }) => onType(separateThousands(name, target.value))}
        />
        {isWrong ? (
          <p id={`${name}-wrong`} className="mt-1 text-small text-pencil">
            {label}: {content.errors[kind]}
          </p>
        ) : null}
      </div>
    </div>
  )
}

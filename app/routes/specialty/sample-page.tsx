import { ItemNumber, ListItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { type Specialty, specialtyLabels } from '../../content/specialties/specialties.data.ts'
import { SheetSection } from './claims.tsx'

const { sample: labels } = specialtyLabels

/** A landing page drawn in HTML. Red numbers in its margin name the question that a line answers. */
export function SamplePage({ sample }: { sample: NonNullable<Specialty['sample']> }) {
  return (
    <SheetSection id="sample" tone="leaf" headline={labels.headline} margin={labels.note}>
      <div className="sample" data-picture="landing-page">
        <p className="py-2.5 px-6 text-(length:--text-label) text-ink bg-wash md:px-9 print:[print-color-adjust:exact]">
          {sample.notice}
        </p>
        <div className="sample-columns">
          <div>
            <p className="font-serif text-(length:--text-minor) text-soft">{labels.practice}</p>
            <p className="sample-headline">{sample.headline}</p>
            <Mark number={sample.price.answers}>
              <span className="sample-amount">{sample.price.amount}</span> {sample.price.text}
            </Mark>
            <p className="border-t border-rule pt-3 max-sm:hidden">
              <b className="font-semibold">{sample.visit.title}:</b>{' '}
              {sample.visit.parts
                .map(({ label, minutes: count }) => `${label} ${fillPlaceholders(labels.minutes, { count })}`)
                .join(', ')}
            </p>
          </div>
          <div>
            {sample.facts.map(({ text, answers }) => (
              <Mark key={text} number={answers}>
                {text}
              </Mark>
            ))}
            <div className="border-t border-rule pt-4">
              <p className="font-semibold">{sample.intake.question}</p>
              <ul className="mt-2.5 flex flex-wrap gap-2">
                <ListItems texts={sample.intake.options} />
              </ul>
              <p className="mt-4 rounded-xs bg-evergreen px-4 py-3 text-center font-semibold text-paper">
                {sample.button}
              </p>
            </div>
          </div>
        </div>
      </div>
    </SheetSection>
  )
}

function Mark({ number, children }: { number: number; children: React.ReactNode }) {
  return (
    <p className="sample-line">
      <ItemNumber className="ringed-number" number={number} />
      {children} <span className="sr-only">{fillPlaceholders(labels.answers, { number })}</span>
    </p>
  )
}

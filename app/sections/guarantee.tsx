import type { DeadlineLabels } from '../../words/diagrams.ts'
import type { Home } from '../../words/home.schema.ts'
import { Band } from '../parts/band.tsx'
import { Heading } from '../parts/heading.tsx'

interface GuaranteeProps {
  words: Home['commitment']
  labels: DeadlineLabels
  /** Days from launch: when the number is usually reached, and the last day. */
  usuallyFromDay: number
  usuallyToDay: number
  deadlineDay: number
}

/** The promise on one side of the page and its terms on the other, with the deadline drawn between them. */
export function Guarantee({ words, labels, usuallyFromDay, usuallyToDay, deadlineDay }: GuaranteeProps) {
  const at = (day: number) => `${((day / deadlineDay) * 100).toFixed(2)}%`
  return (
    <Band labelledBy="commitment">
      <div className="deed">
        <Heading id="commitment" kicker={words.kicker}>
          {words.headline}
        </Heading>
        <p className="mt-6 max-w-[40rem] text-lead">{words.promise}</p>
        <div
          className="deadline mt-14 mb-14"
          role="img"
          aria-label={labels.description(usuallyFromDay, usuallyToDay, deadlineDay)}
        >
          <span
            className="deadline-span"
            style={{ left: at(usuallyFromDay), right: at(deadlineDay - usuallyToDay) }}
          >
            <span>{labels.planned(usuallyFromDay, usuallyToDay)}</span>
          </span>
          <span className="deadline-end deadline-start">{labels.start}</span>
          <span className="deadline-end">{labels.end(deadlineDay)}</span>
        </div>
        <dl className="grid gap-x-14 sm:grid-cols-2">
          {words.terms.map((term) => (
            <div key={term.term} className="border-t border-rule py-5">
              <dt className="font-serif text-minor">{term.term}</dt>
              <dd className="mt-1.5 text-small text-soft">{term.meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <a className="link" href={words.link.href}>
            {words.link.label}
          </a>
        </p>
      </div>
    </Band>
  )
}

import type { AgendaLabels } from '../content/diagrams.ts'
import type { Home } from '../content/home.schema.ts'
import { CallToAction } from './ui/call-to-action.tsx'
import { Heading } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'

/** The agenda of the call: the columns are as wide as their minutes. */
export function CallAgenda({ content, labels }: { content: Home['strategyCall']; labels: AgendaLabels }) {
  const total = content.agenda.reduce((sum, item) => sum + item.minutes, 0)
  const starts = content.agenda.map((_, index) =>
    content.agenda.slice(0, index).reduce((sum, item) => sum + item.minutes, 0),
  )
  return (
    <Section tone="evergreen" labelledBy="strategy-call">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end">
        <Heading id="strategy-call" content={content} />
        <p className="text-lead text-paper/90">{content.text}</p>
      </div>
      <ol
        className="agenda mt-4 lg:mt-12 lg:grid"
        style={{ gridTemplateColumns: content.agenda.map((item) => `${item.minutes}fr`).join(' ') }}
      >
        {content.agenda.map((item, index) => (
          <li key={item.what} className="agenda-part">
            <span className="text-fine tabular-nums text-paper/80">
              {labels.minutes(starts[index] ?? 0, (starts[index] ?? 0) + item.minutes)}
            </span>
            <p className="text-small lg:mt-1.5">{item.what}</p>
          </li>
        ))}
      </ol>
      <p className="sr-only">{labels.total(total)}</p>
      <div className="mt-5 flex flex-wrap lg:mt-12 items-center gap-x-7 gap-y-5">
        <CallToAction href="/book">{content.callToAction}</CallToAction>
        <p className="max-w-[30rem] text-small text-paper/85 max-sm:hidden">{content.smallPrint}</p>
      </div>
    </Section>
  )
}

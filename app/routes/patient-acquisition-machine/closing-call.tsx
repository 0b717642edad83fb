import { Agenda } from '../../components/agenda.tsx'
import { BookCall } from '../../components/book-call.tsx'
import { FoundingOffer } from '../../components/letter.tsx'
import NextTimes from '../../components/next-times.island.tsx'
import { RelatedLinks } from '../../components/related-links.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { agendaLabels } from '../../content/site/diagrams.data.ts'
import { Island } from '../../islands/island.tsx'
import type { MachineContent } from './content.data.ts'

/** Whom the call is for, and then the call itself, minute by minute, with the CTA. */
export function ClosingCall({
  closing: content,
  fit,
  related,
  hasTimes,
}: MachineContent & { hasTimes: boolean }) {
  const lists = [
    { label: fit.yesLabel, items: fit.yes, look: 'check' },
    { label: fit.noLabel, items: fit.no, look: 'cross' },
  ]
  return (
    <Section tone="leaf" labelledBy="fit">
      <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <Headline
          id="fit"
          className="max-w-[9em] text-major sm:max-lg:col-span-2 sm:max-lg:max-w-none"
          text={fit.headline}
        />
        {lists.map(({ label, items, look }) => (
          <div key={label}>
            <h3 className="text-minor">{label}</h3>
            <ul className="mt-2">
              <ListItems texts={items} className={`${look} py-2`} />
            </ul>
          </div>
        ))}
      </div>
      <div className="my-16 grid gap-x-16 gap-y-5 border-t border-ink pt-12 md:my-20 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="max-w-[14em] text-major">{content.headline}</h2>
          <p className="mt-4 text-lead">{content.text}</p>
        </div>
        <div>
          <Agenda parts={content.agenda} />
          <p className="border-b border-rule py-2.5 text-soft">{content.questions}</p>
          <BookCall className="mt-7" label={content.callToAction} />
          {hasTimes ? <Island name="next-times" of={NextTimes} props={{ label: agendaLabels.next }} /> : null}
          <FoundingOffer />
          <p className="mt-4 max-w-[34rem] text-small text-soft">{content.smallPrint}</p>
        </div>
      </div>
      <div className="border-t border-rule pt-6">
        <RelatedLinks content={related} />
      </div>
    </Section>
  )
}

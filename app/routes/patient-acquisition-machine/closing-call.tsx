import { RelatedLinks } from '../../components/related-links.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import { strategyCall } from '../../content/promises.ts'
import { CallClock } from './call-clock.tsx'
import type { MachineContent } from './content.schema.ts'

interface ClosingCallProps {
  content: MachineContent['closing']
  fit: MachineContent['fit']
  related: MachineContent['related']
}

/** Whom the call is for, and then the call itself on a clock face, with the CTA. */
export function ClosingCall({ content, fit, related }: ClosingCallProps) {
  const lists = [
    { label: fit.yesLabel, items: fit.yes, look: 'check' },
    { label: fit.noLabel, items: fit.no, look: 'cross' },
  ]
  return (
    <Section tone="leaf" labelledBy="fit">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_4fr_4fr]">
        <h2 id="fit" className="max-w-[9em] text-major">
          {fit.headline}
        </h2>
        {lists.map(({ label, items, look }) => (
          <div key={label}>
            <h3 className="text-minor">{label}</h3>
            <ul className="mt-2">
              {items.map((item) => (
                <li key={item} className={`${look} py-2`}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="my-16 grid items-center gap-x-16 gap-y-8 border-t border-ink pt-12 md:my-20 lg:grid-cols-[5fr_7fr]">
        <CallClock
          parts={content.agenda.map(({ minutes }) => minutes)}
          booked={strategyCall.minutesOnMostPages}
          label={content.clock}
        />
        <div>
          <h2 className="max-w-[14em] text-major">{content.headline}</h2>
          <p className="mt-4 text-lead">{content.text}</p>
          <ol className="mt-5">
            {content.agenda.map((item, index) => (
              <li key={item.what} className="grid grid-cols-[2rem_1fr] border-t border-rule py-2.5">
                <span aria-hidden="true" className="font-serif text-minor text-evergreen">
                  {index + 1}
                </span>
                <span>{item.what}</span>
              </li>
            ))}
          </ol>
          <p className="border-y border-rule py-2.5 pl-8 text-soft">{content.questions}</p>
          <p className="mt-7">
            <CallToAction href="/book">{content.callToAction}</CallToAction>
          </p>
          <p className="mt-4 max-w-[34rem] text-small text-soft">{content.smallPrint}</p>
        </div>
      </div>
      <RelatedLinks content={related} />
    </Section>
  )
}

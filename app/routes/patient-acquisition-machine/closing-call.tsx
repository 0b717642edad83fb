import { BookCall } from '../../components/book-call.tsx'
import { FoundingOffer } from '../../components/letter.tsx'
import NextTimes from '../../components/next-times.island.tsx'
import { RelatedLinks } from '../../components/related-links.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ItemNumber, ListItems } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { agendaLabels } from '../../content/site/diagrams.data.ts'
import { Island } from '../../islands/island.tsx'
import type { MachineContent } from './content.data.ts'

/** Whom the call is for, and then the call itself on a clock face, with the CTA. */
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
      <div className="my-16 grid items-center gap-x-16 gap-y-8 border-t border-ink pt-12 sm:grid-cols-[2fr_3fr] sm:max-lg:gap-x-8 md:my-20 lg:grid-cols-[5fr_7fr]">
        <CallClock parts={content.agenda.map(({ minutes }) => minutes)} label={content.clock} />
        <div>
          <h2 className="max-w-[14em] text-major">{content.headline}</h2>
          <p className="mt-4 text-lead">{content.text}</p>
          <ol className="mt-5">
            {content.agenda.map((item, index) => (
              <li key={item.what} className="grid grid-cols-[2rem_1fr] border-t border-rule py-2.5">
                <ItemNumber className="font-serif text-minor text-evergreen" number={index + 1} />
                <span>{item.what}</span>
              </li>
            ))}
          </ol>
          <p className="border-y border-rule py-2.5 pl-8 text-soft">{content.questions}</p>
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

/** The point on a circle around the center at a minute of the hour. */
function at(minute: number, radius: number): string {
  const angle = (minute / 60) * 2 * Math.PI
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}

function wedge(from: number, to: number, radius: number): string {
  return `M0 0L${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}z`
}

/** A clock face with the parts of the call, and the time kept for questions. */
function CallClock({ parts, label }: { parts: readonly number[]; label: string }) {
  const ends = parts.map((_, index) => parts.slice(0, index + 1).reduce((total, part) => total + part, 0))
  return (
    <svg viewBox="-110 -110 220 220" role="img" aria-label={label} className="mx-auto block w-full max-w-72">
      <circle r="106" className="fill-white stroke-ink" strokeWidth="2" />
      <path d={wedge(ends.at(-1) ?? 0, promises.strategyCall.minutesOnMostPages, 92)} className="fill-wash" />
      {ends.map((end, index) => (
        <path
          key={end}
          d={wedge(end - (parts[index] ?? 0), end, 92)}
          className="fill-evergreen stroke-white"
          strokeWidth="2.5"
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => index * 5).map((minute) => (
        <path
          key={minute}
          d={`M${at(minute, 98)}L${at(minute, 106)}`}
          className="stroke-ink"
          strokeWidth={minute % 15 === 0 ? 3 : 1.5}
        />
      ))}
      {ends.map((end, index) => {
        const [x, y] = at(end - (parts[index] ?? 0) / 2, 66).split(' ')
        return (
          <text
            key={end}
            x={x}
            y={y}
            dy="6"
            textAnchor="middle"
            className="fill-paper font-serif text-[18px]"
          >
            {index + 1}
          </text>
        )
      })}
      <circle r="5" className="fill-ink" />
    </svg>
  )
}

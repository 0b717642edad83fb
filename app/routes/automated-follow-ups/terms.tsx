import { Guarantee } from '../../components/guarantee.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import type { FollowUpsContent } from './content.data.ts'

/** What ends or changes the sequence, event by event, and the evidence for reminders. */
export function StopRules({ content }: { content: FollowUpsContent['rules'] }) {
  return (
    <Section labelledBy="rules">
      <h2 id="rules" className="max-w-[16em] text-major">
        <NoBreak text={content.headline} />
      </h2>
      <CardTable
        labelledBy="rules"
        columns={[{ label: content.whenLabel }, { label: content.thenLabel }]}
        rows={content.rows.map(({ when, result }) => [when, result])}
      />
      <p className="mt-6 max-w-[42rem] text-soft">
        {content.evidence} <TextLink link={{ label: content.source.name, href: content.source.address }} />
      </p>
    </Section>
  )
}

/** The guarantee, with an example of a baseline and what it becomes. */
export function BookingsGuarantee({ content }: { content: FollowUpsContent['guarantee'] }) {
  const most = Math.max(...content.bars.map(({ bookings }) => bookings))
  return (
    <Guarantee content={content}>
      <figure className="mt-8 max-w-[44rem]">
        <figcaption className="text-label opacity-85">{content.exampleLabel}</figcaption>
        <ul className="mt-3 space-y-3">
          {content.bars.map(({ label, bookings }) => (
            <li key={label}>
              <span className="flex justify-between gap-4 text-small">
                <span>{label}</span>
                <span className="font-semibold tabular">
                  {bookings} {content.unit}
                </span>
              </span>
              <span
                className="mt-1 block h-6 bg-wash forced-color-adjust-none print:[print-color-adjust:exact]"
                style={{ width: `${(bookings / most) * 100}%` }}
              />
            </li>
          ))}
        </ul>
      </figure>
    </Guarantee>
  )
}

import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { TermItems } from '../../components/ui/texts.tsx'
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

/** The guarantee: an example of a baseline and what it becomes, and the terms below. */
export function BookingsGuarantee({ content }: { content: FollowUpsContent['guarantee'] }) {
  const most = Math.max(...content.bars.map(({ bookings }) => bookings))
  return (
    <Section tone="leaf" labelledBy="guarantee">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-end">
        <div>
          <Headline id="guarantee" className="max-w-[12em] text-major" text={content.headline} />
          <p className="mt-5 text-lead">{content.promise}</p>
        </div>
        <figure>
          <figcaption className="text-label text-soft">{content.exampleLabel}</figcaption>
          <ul className="mt-4 space-y-4">
            {content.bars.map((bar, index) => (
              <li key={bar.label}>
                <span className="flex justify-between gap-4 text-small">
                  <span>{bar.label}</span>
                  <span className="font-semibold tabular">
                    {bar.bookings} {content.unit}
                  </span>
                </span>
                <span
                  className={`mt-1 block h-9 forced-color-adjust-none ${index === 0 ? 'bg-rule' : 'bg-evergreen'}`}
                  style={{ width: `${(bar.bookings / most) * 100}%` }}
                />
              </li>
            ))}
          </ul>
        </figure>
      </div>
      <dl className="mt-10 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        <TermItems terms={content.terms} className="border-t-2 border-evergreen pt-3" />
      </dl>
      <MoreLink link={content.link} className="mt-7" />
    </Section>
  )
}

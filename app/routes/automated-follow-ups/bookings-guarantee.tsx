import { Section } from '../../components/ui/section.tsx'
import type { FollowUpsContent } from './content.schema.ts'

/** The guarantee: an example of a baseline and what it becomes, and the terms below. */
export function BookingsGuarantee({ content }: { content: FollowUpsContent['guarantee'] }) {
  const most = Math.max(...content.bars.map(({ bookings }) => bookings))
  return (
    <Section tone="leaf" labelledBy="guarantee">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-end">
        <div>
          <h2 id="guarantee" className="max-w-[12em] text-major">
            {content.headline}
          </h2>
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
        {content.terms.map((term) => (
          <div key={term.term} className="border-t-2 border-evergreen pt-3">
            <dt className="font-serif text-minor">{term.term}</dt>
            <dd className="mt-1.5 text-soft">{term.meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-7">
        <a className="link" href={content.link.href}>
          {content.link.label}
        </a>
      </p>
    </Section>
  )
}

import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { AboutContent } from './content.schema.ts'

/** A bar for each asset along the term of the agreement; bars that cross the red line stay with the practice. */
export function OwnershipTimeline({ content }: { content: AboutContent['ownership'] }) {
  const { marks } = content
  return (
    <Section labelledBy="ownership">
      <Heading id="ownership" lead={content.lead} content={content} />
      <div className="ownership mt-12">
        <p aria-hidden="true" className="ownership-axis">
          <span>{marks.session}</span>
          <span>{marks.launch}</span>
          <span>{marks.notice}</span>
          <b>{marks.lastDay}</b>
        </p>
        <ul>
          {content.assets.map(({ what, from, outcome, after }) => (
            <li key={what} className={`ownership-${outcome}`}>
              <span className="ownership-what">{what}</span>
              <span className="ownership-track">
                <span className={from === 'launch' ? 'ownership-late' : undefined} />
                <span className="ownership-after">{after}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-5 lg:grid-cols-[8fr_4fr]">
        <p className="max-w-[44rem] text-soft">{content.limits}</p>
        <ul className="text-small">
          {content.links.map(({ label, href }) => (
            <li key={href} className="py-1">
              <a className="link" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

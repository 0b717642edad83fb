import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { FollowUpsContent } from './content.schema.ts'

/** What ends or changes the sequence, event by event, and the evidence for reminders. */
export function StopRules({ content }: { content: FollowUpsContent['rules'] }) {
  return (
    <Section labelledBy="rules">
      <h2 id="rules" className="max-w-[16em] text-major">
        <NoBreak text={content.headline} />
      </h2>
      <dl className="stop-rules">
        <div className="stop-rules-head" aria-hidden="true">
          <dt>{content.whenLabel}</dt>
          <dd>{content.thenLabel}</dd>
        </div>
        {content.rows.map((row) => (
          <div key={row.when}>
            <dt>
              <span className="stop-rules-prefix">{content.whenLabel} </span>
              {row.when}
            </dt>
            <dd>{row.result}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-[42rem] text-soft lg:ml-[33.333%]">
        {content.evidence}{' '}
        <a className="link" href={content.source.address}>
          {content.source.name}
        </a>
      </p>
    </Section>
  )
}

import type { WhatsIncludedContent } from './content.schema.ts'

/** What one agreement includes: items and counts. */
export function IncludedSummary({ content }: { content: WhatsIncludedContent['summary'] }) {
  return (
    <section aria-labelledby="summary" className="booklet">
      <h2 id="summary" className="text-minor">
        {content.heading}
      </h2>
      <dl className="mt-5 space-y-3">
        {content.lines.map(({ what, count }) => (
          <div key={what} className="dotted-row">
            <dt className="dots">{what}</dt>
            <dd className="text-soft tabular">{count}</dd>
          </div>
        ))}
        <div className="dotted-row border-t-2 border-ink pt-3 font-semibold">
          <dt>{content.total.what}</dt>
          <dd className="tabular">{content.total.count}</dd>
        </div>
      </dl>
      <p className="mt-4">
        <a className="link" href={content.link.href}>
          {content.link.label}
        </a>
      </p>
    </section>
  )
}

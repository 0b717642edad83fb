import type { PaidTrafficContent } from './content.schema.ts'
import { Redline } from './redline.tsx'

/** The sample ad in search results, with its edits. */
export function SearchAd({ content }: { content: PaidTrafficContent['proof'] }) {
  const { search, social } = content
  const labels = { cut: content.cutLabel, runs: content.runsLabel }
  const [title, ...lines] = search.passages
  return (
    <div>
      <p className="search-field">{search.query}</p>
      <p className="mt-4 text-label leading-tight text-soft">
        <span className="font-semibold text-ink">{social.sponsored}</span> {search.address}
      </p>
      {title ? (
        <p className="mt-2 font-serif text-minor">
          <Redline passage={title} labels={labels} />
        </p>
      ) : null}
      {lines.map((passage) => (
        <p key={passage.cut} className="mt-2">
          <Redline passage={passage} labels={labels} />
        </p>
      ))}
    </div>
  )
}

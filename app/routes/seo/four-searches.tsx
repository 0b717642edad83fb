import type { SeoContent } from '../../content/traffic.schema.ts'

/** Four searches along a timeline, from the symptom to the clinic. */
export function FourSearches({ content }: { content: SeoContent['searches'] }) {
  return (
    <figure>
      <p className="mb-5 text-small font-semibold">{content.title}</p>
      <ol className="searches" aria-label={content.description}>
        {content.items.map((item) => (
          <li key={item.query} className="search-step">
            <p className="text-fine text-soft">{item.when}</p>
            <p className="search-field mt-1.5">{item.query}</p>
            <p className="mt-1.5 text-fine text-soft">{item.wants}</p>
          </li>
        ))}
      </ol>
      <figcaption className="mt-6 text-fine text-soft">{content.note}</figcaption>
    </figure>
  )
}

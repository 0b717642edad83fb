import type { SeoWords } from '../../content/traffic.schema.ts'

/** Four search fields down a line of weeks, from the complaint to the clinic. */
export function FourSearches({ words }: { words: SeoWords['searches'] }) {
  return (
    <figure>
      <p className="mb-5 text-small font-semibold">{words.title}</p>
      <ol className="searches" aria-label={words.description}>
        {words.items.map((item) => (
          <li key={item.query} className="search-step">
            <p className="text-fine text-soft">{item.when}</p>
            <p className="search-field mt-1.5">{item.query}</p>
            <p className="mt-1.5 text-fine text-soft">{item.wants}</p>
          </li>
        ))}
      </ol>
      <figcaption className="mt-6 text-fine text-soft">{words.note}</figcaption>
    </figure>
  )
}

import type { ContactContent } from './content.schema.ts'

export function CallDetails({ content }: { content: ContactContent['call'] }) {
  return (
    <section aria-labelledby="call-details" className="card">
      <h2 id="call-details" className="text-minor">
        {content.heading}
      </h2>
      <dl className="mt-4">
        {content.details.map(({ term, meaning }) => (
          <div
            key={term}
            className="grid grid-cols-[5rem_1fr] gap-x-4 border-t border-rule py-2.5 text-small"
          >
            <dt className="text-soft">{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import type { Home } from '../../content/home.schema.ts'

/** Four stats in a row, each with a link to its terms. */
export function Stats({ content }: { content: Home['figures'] }) {
  return (
    <div className="on-dark bg-night text-paper">
      <dl className="page-container grid sm:grid-cols-2 lg:grid-cols-4">
        {content.map((figure) => (
          <div key={figure.value} className="fact">
            <dt className="fact-value tabular-nums">{figure.value}</dt>
            <dd className="text-small text-paper/85 sm:mt-2">
              {figure.text}{' '}
              {figure.termsHref ? (
                <a
                  href={figure.termsHref}
                  className="inline-block py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {figure.termsLabel}
                </a>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

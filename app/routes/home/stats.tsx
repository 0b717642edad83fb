import type { Home } from '../../content/home.schema.ts'

/** Four stats in a row, each with a link to its terms. */
export function Stats({ content }: { content: Home['figures'] }) {
  return (
    <div className="on-dark bg-night text-paper">
      <dl className="page-container grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] lg:grid-cols-4">
        {content.map((figure) => (
          <div
            key={figure.value}
            className="min-w-0 border-white/15 py-8 pr-4 odd:border-r even:pl-5 max-lg:[&:nth-child(n+3)]:border-t lg:border-r lg:py-10 lg:pr-6 lg:pl-6 lg:first:pl-0 lg:last:border-r-0"
          >
            <dt className="font-serif text-[2.25rem] leading-none tracking-[-0.018em] tabular-nums md:text-[2.75rem]">
              {figure.value}
            </dt>
            <dd className="mt-2 text-small text-paper/85">
              {figure.text}
              {figure.termsHref ? (
                <a
                  href={figure.termsHref}
                  className="mt-0.5 block py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
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

import type { Page } from '../../words/pages.schema.ts'

/** Figures down the page: the number in the margin, its meaning and its terms beside it. */
export function FactList({ facts }: { facts: Page['facts'] }) {
  return (
    <div className="border-y border-rule bg-leaf">
      <dl className="mx-auto max-w-[74rem] px-5 py-4 md:px-10">
        {facts.map((fact) => (
          <div
            key={fact.value}
            className="grid items-baseline gap-x-10 gap-y-1 border-rule py-6 not-last:border-b sm:grid-cols-[5fr_7fr]"
          >
            <dt className="font-serif text-[2rem] leading-tight tracking-[-0.018em] text-evergreen tabular-nums">
              {fact.value}
            </dt>
            <dd className="max-w-[36rem]">
              {fact.text}{' '}
              {fact.termsHref ? (
                <a className="link" href={fact.termsHref}>
                  {fact.termsLabel}
                </a>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

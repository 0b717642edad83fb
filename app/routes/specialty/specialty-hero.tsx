import { PageHeading } from '../../components/page-heading.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import {
  specialtyLabels as labels,
  type SpecialtyPage,
  specialtyPages,
} from '../../content/specialty-pages.ts'

interface SpecialtyHeroProps {
  page: SpecialtyPage
  callToAction: string
}

/** The head of the page like a journal article's: running head, title across the page, and facts in the margin. */
export function SpecialtyHero({ page, callToAction }: SpecialtyHeroProps) {
  const number = specialtyPages.findIndex(({ path }) => path === page.path) + 1
  return (
    <div className="page-container pt-5 pb-14 md:pt-8 md:pb-16">
      <p className="running-head">
        <span>{labels.place(number, specialtyPages.length)}</span>
        <span className="max-sm:hidden">{page.name}</span>
        <span>{labels.asOf}</span>
      </p>
      <div className="mt-7 grid gap-x-14 gap-y-10 md:mt-10 lg:grid-cols-[1fr_21rem]">
        <div>
          <PageHeading content={{ kicker: labels.kicker(page.practices), headline: page.headline }} />
          <p className="mt-6 max-w-[36rem] text-lead text-soft">{page.lead}</p>
          <p className="mt-7">
            <CallToAction href="/book">{callToAction}</CallToAction>
          </p>
          <p className="mt-4 max-w-[32rem] text-small text-soft">{labels.smallPrint}</p>
        </div>
        <section aria-labelledby="glance" className="glance">
          <h2 id="glance" className="font-sans text-label font-semibold tracking-normal">
            {labels.glance}
          </h2>
          <dl>
            {page.facts.map(({ term, value }) => (
              <div key={term}>
                <dt className="text-label text-soft">{term}</dt>
                <dd className="text-small">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}

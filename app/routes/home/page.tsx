import { Faq } from '../../components/faq.tsx'
import { Letter } from '../../components/letter.tsx'
import { Proof } from '../../components/proof/proof.tsx'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { faqPage, organization, webSite } from '../../seo/structured-data.ts'
import { BeforeAfter, CaseStudies, Growth, Specialties } from './comparisons.tsx'
import { home } from './content.data.ts'
import { Hero } from './hero.tsx'
import style from './page.css?inline'
import { Assessment, Guides, Journey, Problem, Stages } from './patient.tsx'
import { storyFor } from './story.ts'
import { Commitment, Differences, StrategyCall } from './terms.tsx'

export const handle = { style, isKept: (query: URLSearchParams) => !query.has('for') }

export const meta = () => ({
  ...home.meta,
  structuredData: [organization(), webSite(), faqPage(home.faq.items)],
})

export const load = ({ query, site }: PageRequest) => ({
  ...storyFor(query.get('for')),
  /** An outside calendar doesn’t say which of its times are open. */
  isDesk: site.bookingWidget.isDesk,
})

export function Page({ data }: PageProps<typeof load>) {
  const { story, specialty, isDesk } = data
  return (
    <>
      <Hero story={story} specialty={specialty} />
      <BelowHero
        content={home}
        sections={{
          problem: <Problem story={story} />,
          stages: <Stages />,
          assessment: <Assessment story={story} />,
          guides: <Guides story={story} />,
          journey: <Journey story={story} specialty={specialty.slug} />,
          differences: <Differences />,
          letter: <Letter />,
          growth: <Growth />,
          beforeAfter: <BeforeAfter />,
          caseStudies: (
            <CaseStudies>
              <Proof />
            </CaseStudies>
          ),
          specialties: <Specialties specialty={specialty.slug} />,
          commitment: <Commitment />,
          strategyCall: <StrategyCall hasTimes={isDesk} />,
          faq: <Faq content={home.faq} />,
        }}
      />
    </>
  )
}

import { AreaSection } from '../../components/area/area-section.tsx'
import { BreakEvenSection } from '../../components/break-even/break-even-section.tsx'
import { Faq } from '../../components/faq.tsx'
import { Letter } from '../../components/letter.tsx'
import { MyAdSection } from '../../components/my-ad/my-ad-section.tsx'
import { adOf } from '../../components/my-ad/own-ad.ts'
import { Ordered } from '../../components/ordered.tsx'
import { Proof } from '../../components/proof/proof.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { organization, webSite } from '../../seo/structured-data.ts'
import { home } from './content.data.ts'
import { Hero, Specialties } from './hero.tsx'
import style from './page.css?inline'
import { Rows } from './rows.tsx'
import { CallAgenda, Commitment, WorkedExamples } from './terms.tsx'

export const handle = { style, isKept: true }

export const meta = () => ({
  ...home.meta,
  structuredData: [organization(), webSite()],
})

/** An outside calendar doesn’t say which of its times are open. */
export const load = ({ site }: PageRequest) => ({
  isDesk: site.bookingWidget.isDesk,
  hasCheck: site.websiteChecks !== null,
})

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <MyAdSection specialty={adOf(null).slug}>
        <Hero content={home.hero} />
      </MyAdSection>
      <Specialties content={home.specialties} />
      <StickyCta label={home.hero.callToAction}>
        <Ordered
          names={home.order}
          sections={{
            breakEven: <BreakEvenSection />,
            letter: <Letter />,
            guarantee: <Commitment content={home.guarantee} />,
            caseStudies: <WorkedExamples content={home.caseStudies} />,
            area: <AreaSection />,
            rows: <Rows content={home.rows} hasCheck={data.hasCheck} />,
            proof: <Proof />,
            strategyCall: <CallAgenda content={home.strategyCall} hasTimes={data.isDesk} />,
            faq: <Faq content={home.faq} quiet />,
          }}
        />
      </StickyCta>
    </>
  )
}

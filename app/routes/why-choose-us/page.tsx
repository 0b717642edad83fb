import { AreaSection } from '../../components/area/area-section.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { Proof } from '../../components/proof/proof.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { whyChooseUs } from './content.data.ts'
import {
  AgencyQuestions,
  ComparisonTable,
  GuaranteeSummary,
  Reasons,
  SampleDocuments,
  SplitHero,
} from './reasons.tsx'

export const meta = () => whyChooseUs.meta

export function Page() {
  return (
    <>
      <SplitHero content={whyChooseUs.hero} />
      <StickyCta label={whyChooseUs.hero.callToAction}>
        <Ordered
          names={whyChooseUs.order}
          sections={{
            reasons: <Reasons content={whyChooseUs.reasons} />,
            area: <AreaSection />,
            proof: <Proof />,
            comparison: <ComparisonTable content={whyChooseUs.comparison} />,
            samples: <SampleDocuments content={whyChooseUs.samples} />,
          }}
        />
      </StickyCta>
      <GuaranteeSummary content={whyChooseUs.guarantee} />
      <AgencyQuestions content={whyChooseUs.questions} />
    </>
  )
}

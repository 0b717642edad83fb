import { Proof } from '../../components/proof.tsx'
import { SplitHero } from '../../components/split-hero.tsx'
import { proof, proofLabels } from '../../content/proof.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { whyChooseUs } from './content.ts'
import style from './page.css?inline'
import {
  AgencyQuestions,
  ComparisonTable,
  ContractLengthChart,
  GuaranteeSummary,
  Reasons,
} from './reasons.tsx'

export const handle = { style }

export const meta = () => pageMeta({ path: '/why-choose-us', ...whyChooseUs.meta })

export default function WhyChooseUsScreen() {
  return (
    <>
      <SplitHero content={whyChooseUs.hero}>
        <ContractLengthChart content={whyChooseUs.contractLengths} />
      </SplitHero>
      <StickyCta label={whyChooseUs.hero.callToAction}>
        <Reasons content={whyChooseUs.reasons} />
        <Proof content={proof} labels={proofLabels} />
        <ComparisonTable content={whyChooseUs.comparison} />
        <GuaranteeSummary content={whyChooseUs.guarantee} />
        <AgencyQuestions content={whyChooseUs.questions} />
      </StickyCta>
    </>
  )
}

import { pageMeta } from '../../seo/page-meta.ts'
import { whyChooseUs } from '../../words/company/why-choose-us.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Closing } from '../sections/closing.tsx'
import { BindingBars } from '../sections/company/binding-bars.tsx'
import { ComparisonTable } from '../sections/company/comparison-table.tsx'
import { Deed } from '../sections/company/deed.tsx'
import { Reasons } from '../sections/company/reasons.tsx'
import { SplitOpening } from '../sections/company/split-opening.tsx'
import style from '../styles/company.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () => pageMeta({ path: '/why-choose-us', ...whyChooseUs.meta })

export default function WhyChooseUsScreen() {
  return (
    <>
      <SplitOpening words={whyChooseUs.hero}>
        <BindingBars words={whyChooseUs.binding} />
      </SplitOpening>
      <CallBar label={whyChooseUs.hero.callToAction}>
        <Reasons words={whyChooseUs.reasons} />
        <ComparisonTable words={whyChooseUs.comparison} />
        <Deed words={whyChooseUs.guarantee} />
        <Closing words={whyChooseUs.closing} />
      </CallBar>
    </>
  )
}

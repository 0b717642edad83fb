import { pageMeta } from '../../seo/page-meta.ts'
import site from '../../site.config.ts'
import { whatsIncluded } from '../../words/company/whats-included.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { AlsoIncluded } from '../sections/company/also-included.tsx'
import { ContactPlace } from '../sections/company/contact-place.tsx'
import { Inventory } from '../sections/company/inventory.tsx'
import { Investment } from '../sections/company/investment.tsx'
import { ServiceAccordion } from '../sections/company/service-accordion.tsx'
import { SplitOpening } from '../sections/company/split-opening.tsx'
import { ThreeSteps } from '../sections/company/three-steps.tsx'
import style from '../styles/company.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () => pageMeta({ path: '/whats-included', ...whatsIncluded.meta })

/** The specification sends this page's buttons to a place on the page itself. */
const here = '#contact'

export default function WhatsIncludedScreen() {
  return (
    <>
      <SplitOpening words={whatsIncluded.hero} href={here}>
        <Inventory words={whatsIncluded.inventory} />
      </SplitOpening>
      <CallBar label={whatsIncluded.hero.callToAction} href={here}>
        <ServiceAccordion words={whatsIncluded.services} />
        <AlsoIncluded groups={whatsIncluded.groups} notIncluded={whatsIncluded.notIncluded} />
      </CallBar>
      <Investment words={whatsIncluded.investment} href={here} />
      <ThreeSteps words={whatsIncluded.start} href={here} />
      <ContactPlace words={whatsIncluded.contact} phone={site.phone} email={site.email} />
    </>
  )
}

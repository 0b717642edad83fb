import { BreakEvenSection } from '../../components/break-even/break-even-section.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { whatsIncluded } from './content.data.ts'
import {
  AlsoIncluded,
  ContactSection,
  DeliveryGuarantee,
  GetStarted,
  Price,
  ServiceAccordion,
} from './sections.tsx'

export const meta = () => whatsIncluded.meta

/** The specification sends this page's buttons to an anchor on the page. */
const here = '#contact'

export function Page() {
  return (
    <>
      <PlainHero content={whatsIncluded.hero} href={here} />
      <StickyCta label={whatsIncluded.hero.callToAction} href={here} after="24rem">
        <Ordered
          names={whatsIncluded.order}
          sections={{
            price: <Price content={whatsIncluded.price} />,
            breakEven: <BreakEvenSection />,
            guarantee: <DeliveryGuarantee content={whatsIncluded.guarantee} />,
            services: <ServiceAccordion content={whatsIncluded.services} />,
            groups: <AlsoIncluded groups={whatsIncluded.groups} notIncluded={whatsIncluded.notIncluded} />,
          }}
        />
      </StickyCta>
      <GetStarted content={whatsIncluded.start} />
      <ContactSection content={whatsIncluded.contact} />
    </>
  )
}

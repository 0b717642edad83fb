import { CtaSection } from '../../components/cta-section.tsx'
import { Faq } from '../../components/faq.tsx'
import { site } from '../../content/site/site.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { faqPage } from '../../seo/structured-data.ts'
import { Channels, ContactHero } from './channels.tsx'
import { contact } from './content.ts'
import { JourneySteps } from './journey-steps.tsx'
import style from './page.css?inline'
import { WhoItsFor } from './who-its-for.tsx'

export const handle = { style }

export const meta = () => ({ ...contact.meta, structuredData: [faqPage(contact.faq.items)] })

const { street, city, region, postalCode } = site.address
const reach = {
  phone: site.phone,
  email: site.email,
  addressLines: [site.legalName, street, `${city}, ${region} ${postalCode}`],
  hours: site.officeHours,
}

export function Page() {
  return (
    <>
      <ContactHero hero={contact.hero} call={contact.call} />
      <StickyCta label={contact.hero.callToAction}>
        <Channels content={contact.channels} reach={reach} />
        <WhoItsFor content={contact.fit} />
        <JourneySteps content={contact.steps} />
      </StickyCta>
      <Faq content={contact.faq} />
      <CtaSection text={contact.closing.text} label={contact.closing.callToAction} href="/book" />
    </>
  )
}

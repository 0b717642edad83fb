import site from '../../../site.config.ts'
import { JourneySteps } from '../../components/charts/journey-steps.tsx'
import { CtaSection } from '../../components/cta-section.tsx'
import { Faq } from '../../components/faq.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { faqPage } from '../../seo/structured-data.ts'
import { Channels, ContactHero } from './channels.tsx'
import { contact } from './content.ts'
import { HoursWeek, type OpenDay, WhoItsFor } from './hours-week.tsx'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({ ...contact.meta, structuredData: [faqPage(contact.faq.items)] })

const { street, city, region, postalCode } = site.address
const reach = {
  phone: site.phone,
  email: site.email,
  addressLines: [site.legalName, street, `${city}, ${region} ${postalCode}`],
  hours: site.officeHoursText,
}

/** Parses `09:30` as 9.5. */
function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

const week = ([1, 2, 3, 4, 5, 6, 7] as const).map((day): OpenDay => {
  const spans = site.strategyCall.hours[day] ?? []
  const first = spans[0]
  const last = spans.at(-1)
  return first && last ? { from: hourOf(first.from), to: hourOf(last.to) } : null
})

export function Page() {
  return (
    <>
      <ContactHero hero={contact.hero} call={contact.call} />
      <StickyCta label={contact.hero.callToAction}>
        <Channels content={contact.channels} reach={reach}>
          <HoursWeek days={week} description={`${contact.channels.hours.description} ${reach.hours}.`} />
        </Channels>
        <WhoItsFor content={contact.fit} />
        <JourneySteps content={contact.steps} />
        <Faq content={contact.faq} />
        <CtaSection text={contact.closing.text} label={contact.closing.callToAction} href="/book" />
      </StickyCta>
    </>
  )
}

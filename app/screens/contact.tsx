import { pageMeta } from '../../seo/page-meta.ts'
import { faqPage } from '../../seo/structured-data.ts'
import site from '../../site.config.ts'
import { contact } from '../../words/company/contact.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Closing } from '../sections/closing.tsx'
import { CallSlip } from '../sections/company/call-slip.tsx'
import { Channels } from '../sections/company/channels.tsx'
import { FitColumns } from '../sections/company/fit-columns.tsx'
import { HoursWeek, type OpenDay } from '../sections/company/hours-week.tsx'
import { SplitOpening } from '../sections/company/split-opening.tsx'
import { Faq } from '../sections/faq.tsx'
import { Journey } from '../sections/journey.tsx'
import style from '../styles/company.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () => pageMeta({ path: '/contact', ...contact.meta, data: [faqPage(contact.faq.items)] })

const { street, city, region, postalCode } = site.address
const reach = {
  phone: site.phone,
  email: site.email,
  addressLines: [site.legalName, street, `${city}, ${region} ${postalCode}`],
  hours: site.officeHoursText,
}

/** `09:30` as 9.5, for the drawing of the week. */
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

export default function ContactScreen() {
  return (
    <>
      <SplitOpening words={contact.hero}>
        <CallSlip words={contact.call} />
      </SplitOpening>
      <CallBar label={contact.hero.callToAction}>
        <Channels words={contact.channels} reach={reach}>
          <HoursWeek days={week} description={contact.channels.hours.description} />
        </Channels>
        <FitColumns words={contact.fit} />
        <Journey words={contact.steps} />
        <Faq words={contact.faq} />
        <Closing words={contact.closing} />
      </CallBar>
    </>
  )
}

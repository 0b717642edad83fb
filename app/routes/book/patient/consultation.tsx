import { CallClinic } from '../../../components/patient/call-clinic.tsx'
import { Headline } from '../../../components/ui/heading.tsx'
import { ListItems } from '../../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../../content/checks/placeholders.ts'
import type { Clinic } from '../../../content/patients/clinics.data.ts'
import { path } from './content.data.ts'
import { SampleCalendar } from './sample-calendar.tsx'

const { consultation: labels } = path

/** What the consultation is, and how to book it at the clinic. Nothing is asked, stored or sent here. */
export function Consultation({ clinic }: { clinic: Clinic }) {
  const { hours, minutes, place, bookingUrl } = clinic.consultation
  return (
    <div className="page-container consultation pt-6 pb-16 md:pt-9 md:pb-24">
      <div>
        <h1 className="text-major">{labels.headline}</h1>
        <p className="mt-3 text-lead text-soft">
          {fillPlaceholders(labels.lead, { minutes: String(minutes), place })}
        </p>
      </div>
      <section className="consultation-booking" aria-labelledby="how-to-book">
        <Headline id="how-to-book" className="text-minor" text={labels.book.heading} />
        {clinic.demo && !bookingUrl ? <SampleCalendar /> : null}
        <CallClinic phone={clinic.phone} hours={hours} className="mt-3" />
        {bookingUrl ? <BookingPage clinic={clinic} address={bookingUrl} /> : null}
      </section>
      <section aria-labelledby="in-the-consultation">
        <Headline id="in-the-consultation" className="text-minor" text={labels.about.heading} />
        <ul className="mt-3">
          <ListItems texts={labels.about.items} className="check border-t border-rule py-2.5" />
        </ul>
        <p className="mt-5 text-small text-soft">{labels.privacy}</p>
      </section>
    </div>
  )
}

/** The clinic's own booking page, framed or linked. The page's policy allows the frame's origin: server/pages/content-policy.ts. */
function BookingPage({ clinic, address }: { clinic: Clinic; address: string }) {
  const { title, bookingFrame } = clinic.consultation
  return (
    <>
      <p className="mt-5">
        <a className={bookingFrame ? 'link' : 'solid-button'} href={address} target="_blank" rel="noopener">
          {labels.book.online}
        </a>
      </p>
      {bookingFrame ? (
        <iframe
          src={address}
          title={`${title}, ${clinic.shortName}`}
          sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
          className="mt-4 block h-[720px] w-full border border-rule bg-paper"
        />
      ) : null}
    </>
  )
}

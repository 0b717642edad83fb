import { CallClinic } from '../../../components/patient/call-clinic.tsx'
import { Headline } from '../../../components/ui/heading.tsx'
import { ListItems } from '../../../components/ui/texts.tsx'
import type { Clinic } from '../../../content/patients/clinics.data.ts'
import { fillPlaceholders } from '../../../content/placeholders.ts'
import { path } from './content.data.ts'

const { consultation: labels } = path

/** What the consultation is, and how to book it at the clinic. Nothing is asked, stored or sent here. */
export function Consultation({ clinic }: { clinic: Clinic }) {
  const { hours, minutes, place, bookingUrl } = clinic.consultation
  return (
    <div className="page-container grid gap-8 pt-6 pb-16 sm:grid-cols-[minmax(0,36rem)_minmax(17rem,30%)] sm:grid-rows-[auto_1fr] sm:justify-between sm:gap-x-12 md:pt-9 md:pb-24">
      <div>
        <h1 className="text-major">{labels.headline}</h1>
        <p className="mt-3 text-lead text-soft">{fillPlaceholders(labels.lead, { minutes, place })}</p>
      </div>
      {/* Second on a phone, and beside the rest elsewhere. */}
      <section className="sm:col-start-2 sm:row-span-2 sm:row-start-1" aria-labelledby="how-to-book">
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

const { sample } = labels.book

/**
 * Where a real clinic's booking page stands, a demo clinic has times that can be chosen and a sentence that nothing is
 * booked. The style shows the sentence, so that a choice reaches neither a script nor the server.
 */
const SampleCalendar = () => (
  <fieldset className="sample-calendar mt-4 border border-rule bg-white p-4 md:p-6">
    <legend className="px-2 text-label font-semibold">{sample.heading}</legend>
    <div className="choices grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      {sample.days.map((day) => (
        <div key={day}>
          <p className="mb-2 text-label text-soft">{day}</p>
          {sample.times.map((time) => (
            <label key={time} className="mb-2 gap-2 border border-evergreen px-3 py-2">
              <input type="radio" name="sample" aria-label={`${day}, ${time}`} />
              {time}
            </label>
          ))}
        </div>
      ))}
    </div>
    <p role="status" className="sample-chosen border-l-4 border-evergreen bg-wash px-4 py-3">
      {sample.chosen}
    </p>
  </fieldset>
)

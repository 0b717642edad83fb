import FramedWidget from '../../../components/framed-widget/framed-widget.island.tsx'
import type { Clinic } from '../../../content/clinic.schema.ts'
import { Island } from '../../../islands/island.tsx'
import { path } from './content.ts'
import { PhoneLine } from './phone-line.tsx'

const { consultation: words } = path

/** The clinic's own calendar, always at the desk: another provider would learn who asks for an appointment. */
export function Consultation({ clinic }: { clinic: Clinic }) {
  const { title } = clinic.consultation
  const calendar = `/desk/booking?clinic=${clinic.slug}`
  return (
    <div className="page-container pt-6 pb-16 md:pt-9 md:pb-24">
      <h1 className="text-major">{words.headline}</h1>
      <p className="mt-3 text-soft md:text-lead">{words.lead}</p>
      <p className="mt-3 max-w-[44rem] text-small">{words.privacy}</p>
      <section className="mt-6 max-w-[44rem]" aria-labelledby="in-the-consultation">
        <h2 id="in-the-consultation" className="text-minor">
          {words.about.heading}
        </h2>
        <ul className="mt-3">
          {words.about.items.map((item) => (
            <li key={item} className="check border-t border-rule py-2.5 text-small">
              {item}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-7">
        <Island
          name="framed-widget"
          of={FramedWidget}
          wake="load"
          props={{
            content: { ...words.frame, frameTitle: `${title}, ${clinic.shortName}` },
            address: `${calendar}&embed=1`,
            ownTab: calendar,
            origins: [],
            shows: 'calendar',
            next: `/bookingconfirmation?clinic=${clinic.slug}`,
            facts: { phone: clinic.phone.display, dial: clinic.phone.dial },
          }}
        />
      </div>
      <PhoneLine clinic={clinic} text={words.phone} className="mt-6 text-small" />
    </div>
  )
}

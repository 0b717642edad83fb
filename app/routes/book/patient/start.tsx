import { CrisisLine } from '../../../components/patient/crisis-line.tsx'
import { PhoneLine } from '../../../components/phone-line.tsx'
import { fillPlaceholders } from '../../../content/checks/placeholders.ts'
import type { Clinic } from '../../../content/patients/clinic.schema.ts'
import { crisis } from '../../../content/patients/clinic-evidence.ts'
import { presentationMinutes } from '../../../content/patients/presentation-words.ts'
import { path } from './content.ts'
import type { PathLinks } from './steps.ts'

const { start } = path

interface Card {
  title: string
  text: string
  time: string
  action: string
  href: string
}

/** Where the path begins: 988 first, then the three ways to go on, each with its time. */
export function Start({ clinic, hrefs }: { clinic: Clinic; hrefs: PathLinks }) {
  const { presentation, consultation } = clinic
  const film = presentation.film ? start.film : {}
  const cards: Card[] = [
    {
      ...{ ...start.presentation, ...film, href: hrefs.presentation },
      time: fillPlaceholders({ ...start.presentation, ...film }.time, {
        minutes: String(presentationMinutes(clinic)),
      }),
    },
    { ...start.assessment, href: hrefs.assessment },
    {
      ...{ ...start.consultation, href: hrefs.consultation },
      text: fillPlaceholders(start.consultation.text, { place: consultation.place }),
      time: fillPlaceholders(start.consultation.time, { minutes: String(consultation.minutes) }),
    },
  ]
  return (
    <div className="page-container pt-7 pb-16 md:pt-12 md:pb-24">
      <h1 className="max-w-[17em] text-major">{start.headline}</h1>
      <p className="mt-3 max-w-[40rem] text-soft md:text-lead">{start.lead}</p>
      <p className="mt-5 max-w-[44rem] border-l-4 border-evergreen bg-white px-4 py-3 text-small">
        <strong className="font-semibold">{crisis.lead}</strong> <CrisisLine text={crisis.text} />
      </p>
      <ul className="mt-8 grid gap-5 lg:mt-10 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.href} className="card flex flex-col">
            <h2 className="text-minor">{card.title}</h2>
            <p className="mt-1 text-small font-semibold">{card.time}</p>
            <p className="mt-3 mb-5 text-small">{card.text}</p>
            <p className="mt-auto">
              <a href={card.href} className="solid-button">
                {card.action}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <PhoneLine phone={clinic.phone} text={start.phone} className="mt-8" />
    </div>
  )
}

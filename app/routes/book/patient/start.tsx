import { CrisisNote } from '../../../components/patient/crisis-line.tsx'
import { PathButton } from '../../../components/patient/path-button.tsx'
import { PhoneLine } from '../../../components/phone-line.tsx'
import { MoreLink } from '../../../components/ui/text-link.tsx'
import type { Clinic } from '../../../content/patients/clinics.data.ts'
import { patients } from '../../../content/patients/patients.data.ts'
import { fillPlaceholders } from '../../../content/placeholders.ts'
import { path } from './content.data.ts'
import type { PathLinks } from './steps.ts'

const { start: labels } = path

/** Where the path begins: 988 first, then the assessment, and beside it the other two ways to go on. */
export function Start({ clinic, hrefs }: { clinic: Clinic; hrefs: PathLinks }) {
  const { place, minutes } = clinic.consultation
  return (
    <div className="page-container pt-7 pb-16 md:pt-12 md:pb-24">
      <h1 className="max-w-headline text-major">{labels.headline}</h1>
      <p className="mt-3 max-w-text text-soft md:text-lead">{labels.lead}</p>
      <CrisisNote />
      <div className="mt-8 grid gap-x-16 gap-y-4 lg:mt-10 lg:grid-cols-[3fr_2fr]">
        <section className="border-t-4 border-evergreen bg-wash p-5 sm:p-8">
          <h2 className="text-major">{labels.assessment.title}</h2>
          <p className="mt-2 font-semibold">{labels.assessment.time}</p>
          <p className="mt-3 max-w-lead">{labels.assessment.text}</p>
          <PathButton clinic={clinic} step="assessment" className="mt-6 w-full sm:w-auto" />
        </section>
        <div className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-1">
          <section className="border-t border-ink py-5">
            <h2 className="text-minor">{labels.presentation.title}</h2>
            <p className="mt-2 text-small">{labels.presentation.text}</p>
            <MoreLink
              link={{ label: patients.labels.presentation.watch, href: hrefs.presentation }}
              className="mt-3"
            />
          </section>
          <section className="border-t border-ink py-5">
            <h2 className="text-minor">{labels.consultation.title}</h2>
            <p className="mt-2 text-small font-semibold">
              {fillPlaceholders(labels.consultation.time, { minutes })}
            </p>
            <p className="mt-1 text-small">{fillPlaceholders(labels.consultation.text, { place })}</p>
            <MoreLink
              link={{ label: labels.consultation.action, href: hrefs.consultation }}
              className="mt-3"
            />
          </section>
        </div>
      </div>
      <PhoneLine phone={clinic.phone} text={labels.phone} className="mt-6" />
    </div>
  )
}

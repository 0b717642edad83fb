import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { clinicBySlug } from '../../content/patients/clinics.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { widgetAddress } from '../../widget-address.ts'
import { book } from './content.ts'
import { OwnerPage } from './owner-page.tsx'
import { path } from './patient/content.ts'
import patientStyle from './patient/page.css?inline'
import { PatientPage } from './patient/patient-page.tsx'
import { stepOf } from './patient/steps.ts'

type BookProps = PageProps<typeof load>

/** With a known clinic the page is a step of its patients' path, in their layout; without one, the agency's calendar. */
export const handle = { clinic: ({ data }: BookProps) => data.patient?.clinic, patientStyle }

export function meta({ data: { patient } }: BookProps) {
  if (!patient) return book.meta
  const { title, description } = path[patient.step]
  return {
    title: `${title} | ${patient.clinic.shortName}`,
    description: fillPlaceholders(description, { clinic: patient.clinic.name }),
    robots: 'noindex',
  }
}

/** The widget's address is a setting of the running site, and the query names the clinic. */
export function load({ query, site: { bookingWidget: widget, describeResult } }: PageRequest) {
  // A capital letter in somebody's link must not lead a patient to the owners' page.
  const clinic = clinicBySlug(query.get('clinic')?.toLowerCase())
  if (clinic) return { patient: { clinic, step: stepOf(query) }, owner: null }
  const result = describeResult(query)
  const note = widget.isDesk ? result?.note : undefined
  const owner = {
    origins: widget.origins,
    isDesk: widget.isDesk,
    carried: result && { brief: result.brief, isInNote: note !== undefined },
    ...widgetAddress(widget.address, query, note),
  }
  return { patient: null, owner }
}

export function Page({ data: { patient, owner } }: BookProps) {
  return patient ? <PatientPage {...patient} /> : <OwnerPage {...owner} />
}

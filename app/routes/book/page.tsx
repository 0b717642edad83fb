import { clinicBySlug } from '../../content/patients/find-clinic.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import type { SiteValues } from '../../site-values.ts'
import { frameSources, widgetAddress } from '../../widget-address.ts'
import { book } from './content.data.ts'
import { OwnerPage } from './owner-page.tsx'
import { path } from './patient/content.data.ts'
import style from './patient/page.css?inline'
import { PatientPage, UnknownClinic } from './patient/patient-page.tsx'
import { stepOf } from './patient/steps.ts'

type BookProps = PageProps<typeof load>

/**
 * With a clinic the page is a step of its patients' path, in their layout, or says that there is no such clinic. Without
 * one it is the agency's calendar.
 */
export const handle = {
  clinic: ({ data }: BookProps) => data.patient?.clinic,
  status: ({ data }: BookProps) => (data.patient?.clinic === null ? 404 : undefined),
  style,
  frames: ({ data: { patient } }: BookProps, { bookingWidget }: SiteValues) =>
    patient ? clinicFrames(patient) : frameSources(bookingWidget),
  hasBookButton: false,
}

/** The clinic's own booking page, where the consultation's step frames it. */
function clinicFrames({ clinic, step }: NonNullable<BookProps['data']['patient']>): string[] {
  const { bookingUrl, bookingFrame } = clinic?.consultation ?? {}
  return step === 'consultation' && bookingFrame && bookingUrl ? [new URL(bookingUrl).origin] : []
}

export function meta({ data: { patient } }: BookProps) {
  if (!patient) return book.meta
  if (!patient.clinic) return { ...path.unknown.meta, robots: 'noindex' }
  const { title, description } = path[patient.step]
  return {
    title: `${title} | ${patient.clinic.shortName}`,
    description: fillPlaceholders(description, { clinic: patient.clinic.name }),
    robots: 'noindex',
  }
}

/** The widget's address is a setting of the running site, and the query names the clinic. */
export async function load({ query, site }: PageRequest) {
  const { bookingWidget: widget } = site
  // A capital letter in somebody's link must not lead a patient to the owners' page.
  const named = query.get('clinic')?.toLowerCase()
  if (named) return { patient: { clinic: clinicBySlug(named) ?? null, step: stepOf(query) }, owner: null }
  const owner = {
    origins: widget.origins,
    isDesk: widget.isDesk,
    deskRecord: await site.deskRecord(),
    ...widgetAddress(widget.address, query),
  }
  return { patient: null, owner }
}

export function Page({ data: { patient, owner } }: BookProps) {
  if (!patient) return <OwnerPage {...owner} />
  const { clinic, step } = patient
  return clinic ? <PatientPage clinic={clinic} step={step} /> : <UnknownClinic />
}

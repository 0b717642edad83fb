import { clinicBySlug } from '../../content/clinics.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { requestContext } from '../../request-context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { widgetAddress } from '../../widget-address.ts'
import type { Route } from './+types/route'
import { book } from './content.ts'
import { OwnerPage } from './owner-page.tsx'
import { path } from './patient/content.ts'
import patientStyle from './patient/page.css?inline'
import { PatientPage } from './patient/patient-page.tsx'
import { stepOf } from './patient/steps.ts'

/** With a known clinic the page is a step of its patients' path, in their layout; without one, the agency's calendar. */
export const handle = {
  pageClinic: ({ loaderData }: { loaderData: unknown }) => clinicOfPage(loaderData as LoaderData | undefined),
  patientStyle,
}

type LoaderData = ReturnType<typeof loader>

const clinicOfPage = (data: LoaderData | undefined) => clinicBySlug(data?.patient?.clinic)

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const clinic = clinicOfPage(loaderData)
  if (!clinic || !loaderData?.patient) return pageMeta({ path: '/book', ...book.meta })
  const { title, description } = path[loaderData.patient.step]
  return pageMeta({
    ...{ path: '/book', title: `${title} | ${clinic.shortName}` },
    description: fillPlaceholders(description, { clinic: clinic.name }),
    ...{ robots: 'noindex', clinic: clinic.name },
  })
}

/** Rendered on request: the widget's address is a setting of the running site, and the query names the clinic. */
export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  // A capital letter in somebody's link must not lead a patient to the owners' page.
  const clinic = clinicBySlug(query.get('clinic')?.toLowerCase())
  if (clinic) return { patient: { clinic: clinic.slug, step: stepOf(query) }, owner: null }
  const values = context.get(requestContext)
  const widget = values?.bookingWidget ?? { address: '/desk/booking?embed=1', origins: [], isDesk: true }
  const result = values?.describeResult(query) ?? null
  const note = widget.isDesk ? result?.note : undefined
  const owner = {
    origins: widget.origins,
    carried: result && { brief: result.brief, isInNote: note !== undefined },
    ...widgetAddress(widget.address, query, note),
  }
  return { patient: null, owner }
}

export default function BookScreen({ loaderData: { patient, owner } }: Route.ComponentProps) {
  const clinic = clinicBySlug(patient?.clinic)
  if (clinic && patient) return <PatientPage clinic={clinic} step={patient.step} />
  return owner && <OwnerPage {...owner} />
}

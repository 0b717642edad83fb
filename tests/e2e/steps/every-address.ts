import { pageAddresses } from '../../fixtures/page-addresses.ts'
import { anyClinic, clinics } from '../patients/clinics.ts'

/** All steps of one clinic's path, and the presentations of the others, which differ. */
const patientPath = [
  ...['', '&step=assessment', '&step=questions', '&step=consultation'].map(
    (step) => `/book?clinic=${anyClinic.slug}${step}`,
  ),
  ...clinics.map(({ slug }) => `/book?clinic=${slug}&step=presentation`),
]

/** The pages for patients: no analytics, no third party, nothing stored. */
export const forPatients = [...clinics.map(({ slug }) => `/${slug}`), ...patientPath]

/** Answered with 404. */
export const MISSING = '/no-such-page'

/** Every page of the site. */
export const everyAddress = [...pageAddresses, ...patientPath, MISSING]

/** Returns the kind of a page. Pages of one kind share a layout and differ only in their words. */
function kindOf(address: string): string {
  if (clinics.some(({ slug }) => address === `/${slug}`)) return 'article for patients'
  if (address.endsWith('step=presentation')) return 'presentation'
  if (/policy|terms|accessibility/.test(address)) return 'legal text'
  const [, folder = '', name] = address.split('/')
  return name ? folder : address
}

/** The first page of each kind. */
export const oneOfEachKind = new Set([...Map.groupBy(everyAddress, kindOf).values()].map(([first]) => first))

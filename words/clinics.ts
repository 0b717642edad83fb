import type { Clinic } from './clinic.schema.ts'
import { desertLight } from './clinics/desert-light.ts'
import { knoxville } from './clinics/knoxville.ts'
import { legacyOaks } from './clinics/legacy-oaks.ts'

/** Every clinic with an article, in the specification's order. A new one is its file and its name in this list. */
export const clinics: readonly Clinic[] = [desertLight, legacyOaks, knoxville]

/** The clinic whose article stands at an address; undefined for any other address. */
export function clinicAt(pathname: string): Clinic | undefined {
  const slug = pathname.replace(/^\/|\/$/g, '')
  return clinics.find((clinic) => clinic.slug === slug)
}

export const clinicAddresses: string[] = clinics.map((clinic) => `/${clinic.slug}`)

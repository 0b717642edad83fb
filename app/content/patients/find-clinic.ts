import { type Clinic, clinics } from './clinics.data.ts'

/** The clinic at a path, or undefined. */
export function clinicAt(pathname: string): Clinic | undefined {
  return clinicBySlug(pathname.replace(/^\/|\/$/g, ''))
}

/** The clinic with a slug, exactly as it is written; undefined for none and for an unknown one. */
export function clinicBySlug(slug: string | null | undefined): Clinic | undefined {
  return clinics.find((clinic) => clinic.slug === slug)
}

export const clinicAddresses: string[] = clinics.map((clinic) => `/${clinic.slug}`)

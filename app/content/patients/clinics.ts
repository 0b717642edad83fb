import { ContentError } from '../checks/content-error.ts'
import type { Clinic } from './clinic.schema.ts'

const files = import.meta.glob<Record<string, Clinic>>('../clinics/*.ts', { eager: true })

/** Every clinic, by path. To add one, add a file to `clinics/`. */
export const clinics: readonly Clinic[] = Object.entries(files)
  .map(([file, exported]) => onlyClinic(file, Object.values(exported)))
  .sort((one, other) => one.slug.localeCompare(other.slug))

function onlyClinic(file: string, exported: Clinic[]): Clinic {
  const [clinic] = exported
  if (!clinic || exported.length > 1) {
    throw ContentError.at(
      `app/content/${file.slice(3)}`,
      'export',
      'must be one clinic, checked by its schema, and nothing else',
    )
  }
  return clinic
}

/** The clinic at a path, or undefined. */
export function clinicAt(pathname: string): Clinic | undefined {
  return clinicBySlug(pathname.replace(/^\/|\/$/g, ''))
}

/** The clinic with a slug, exactly as it is written; undefined for none and for an unknown one. */
export function clinicBySlug(slug: string | null | undefined): Clinic | undefined {
  return clinics.find((clinic) => clinic.slug === slug)
}

export const clinicAddresses: string[] = clinics.map((clinic) => `/${clinic.slug}`)

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clinic } from '../app/content/clinic.schema.ts'
import { addressLine } from '../app/content/site.schema.ts'
import type { CallRules, ClinicCalendar } from '../booking/domain/settings.ts'
import { checkCalendar } from './config/check-calendar.ts'

/**
 * The clinics' calendars for the booking provider.
 * @param origin of the website, without a trailing slash
 * @throws {ContentError} naming the clinic's file and field
 */
export function clinicCalendars(clinics: readonly Clinic[], origin: string): ClinicCalendar[] {
  return clinics.map((clinic) => {
    const { title, place } = clinic.consultation
    return {
      host: clinic.slug,
      clinic: {
        name: clinic.shortName,
        email: clinic.email,
        phone: clinic.phone.display,
        dial: clinic.phone.dial,
        address: addressLine(clinic.address),
        origin,
      },
      rules: consultationRules(clinic, `app/content/clinics, ${clinic.slug}`),
      callTitle: title,
      place,
    }
  })
}

/**
 * The hours in which a clinic's consultations can be booked.
 * @param file of the clinic
 * @throws {ContentError} naming the field
 */
export function consultationRules({ consultation }: Clinic, file: string): CallRules {
  const { title: _title, place: _place, ...rules } = consultation
  return checkCalendar(rules, file, 'consultation')
}

/** The clinics from the sources, for a process that Vite has not built; built ones import `app/content/clinics.ts`. */
export async function readClinics(root: string): Promise<Clinic[]> {
  const folder = path.join(root, 'app', 'content', 'clinics')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const modules: Record<string, Clinic>[] = await Promise.all(
    files.map((name) => import(pathToFileURL(path.join(folder, name)).href)),
  )
  return modules.flatMap((exported) => Object.values(exported))
}

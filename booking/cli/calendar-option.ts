import { settingsOfHost } from '../domain/hosts.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { InvalidUsage } from './command.ts'

/**
 * The settings of the calendar that `--clinic` names; without it, the agency's.
 * @throws InvalidUsage naming the clinics that have a calendar
 */
export function calendarSettings(settings: BookingSettings, clinic: string | undefined): BookingSettings {
  if (clinic === undefined) return settings
  const hosts = settings.clinics.map(({ host }) => host)
  const found = hosts.includes(clinic) ? settingsOfHost(settings, clinic) : null
  if (found) return found
  const known = hosts.length > 0 ? `choose one of ${hosts.join(', ')}` : 'no clinic has a calendar here'
  throw new InvalidUsage(`There is no clinic "${clinic}": ${known}.`)
}

/** Where a calendar's hours and days are set, for the operator. */
export function rulesFile({ audience, host }: BookingSettings): string {
  return audience === 'patients' ? `the file of ${host} in app/content/clinics` : 'site.config.ts'
}

/** Who is told of a calendar's calls. */
export function ownerOf({ audience }: BookingSettings): 'the clinic' | 'the agency' {
  return audience === 'patients' ? 'the clinic' : 'the agency'
}

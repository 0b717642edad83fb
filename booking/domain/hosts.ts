import type { BookingSettings } from './settings.ts'

/** The agency's own calendar. A clinic's is named by the clinic's address on the site, such as `legacy-oaks`. */
export const AGENCY_HOST = 'agency'

/** The name under which entries of a form are set aside: of a clinic's calendar, with its address, `booking:legacy-oaks`. */
export function formOfHost(form: string, host: string): string {
  return host === AGENCY_HOST ? form : `${form}:${host}`
}

/**
 * The settings under which a calendar's bookings are made, shown and told of; null for an unknown calendar. Of the
 * agency's own, a clinic's keep only what belongs to the machine: no other program and no text service hears of a patient.
 */
export function settingsOfHost(settings: BookingSettings, host: string): BookingSettings | null {
  if (host === settings.host) return settings
  const calendar = settings.clinics.find((one) => one.host === host)
  if (!calendar) return null
  const { clinic, rules, callTitle, place } = calendar
  return {
    ...settings,
    ...{ host, rules, callTitle, place },
    audience: 'patients',
    agency: clinic,
    mail: { ...settings.mail, from: senderAs(clinic.name, settings.mail.from), agencyCopyTo: clinic.email },
    videoLink: '',
    people: [],
    specialties: [],
    texts: undefined,
    eventsUrl: undefined,
    calendarUrl: undefined,
  }
}

/** The clinic whose calendar these settings are of, as addresses name it; empty for the agency's own. */
export function clinicSlugOf({ host, audience }: Pick<BookingSettings, 'host' | 'audience'>): string {
  return audience === 'patients' ? host : ''
}

/** Where the calendar is on the website: the home page for the agency's, the start of a patient's way for a clinic's. */
export function siteOf(settings: BookingSettings): string {
  const { origin } = settings.agency
  const clinic = clinicSlugOf(settings)
  return clinic ? `${origin}/book?clinic=${clinic}` : origin || '/'
}

/** The sender's address under another name: the mail server accepts no other address. */
function senderAs(name: string, from: string): string {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  return `"${name.replaceAll(/["\\]/g, '')}" <${address}>`
}

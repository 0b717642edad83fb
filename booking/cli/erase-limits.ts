import { readdirSync } from 'node:fs'
import type { BookingSettings } from '../domain/settings.ts'

/**
 * What "erase" can't reach, in words.
 * @param settings of the calendar
 * @param optOuts how many of the person's numbers answered STOP
 */
export function eraseLimits(settings: BookingSettings, now: Temporal.Instant, optOuts: number): string[] {
  const { dailyBackup, databaseUrl, calendarUrl, eventsUrl, retention, rules, audience, clinics } = settings
  const until = now.toZonedDateTimeISO(rules.officeZone).add({ days: retention.backupDays }).toPlainDate()
  return [
    'Out of reach of this command:',
    ...otherCalendars(audience, clinics.length),
    dailyBackup
      ? `- daily backups in ${dailyBackup.folder} (${backupNames(dailyBackup.folder)}): the site deletes the last of them by ${until}`
      : '- backups that you made with "backup"',
    '- copies of backups elsewhere: delete them too; after a restore, erase again',
    '- e-mail and texts that were sent, in mailboxes and at the services that carried them',
    calendarUrl ? '- events of past calls in your own calendar: delete them there' : '',
    eventsUrl ? '- what the program that is told of bookings has stored' : '',
    databaseUrl ? '- PostgreSQL overwrites deleted rows with its next VACUUM' : '',
    optOuts > 0
      ? '- the phone number stays on the list of those who answered STOP, so that no text goes to it'
      : '',
  ].filter(Boolean)
}

function backupNames(folder: string): string {
  let names: string[]
  try {
    names = readdirSync(folder)
      .filter((name) => /^bookings-.*\.sqlite$/.test(name))
      .sort()
  } catch {
    return 'none there now'
  }
  const [first, last] = [names.at(0), names.at(-1)]
  if (!first) return 'none there now'
  return first === last ? `${first}` : `${first} to ${last}`
}

/** Says that there are other calendars, never whether the person is in one of them. */
function otherCalendars(audience: BookingSettings['audience'], clinics: number): string[] {
  if (audience === 'patients') return ['- the agency’s own calendar and the other clinics’']
  return clinics > 0
    ? ['- the calendars of clinics: run it again with --clinic for each that the person names']
    : []
}

import { edition } from '../app/content/guide/edition.data.ts'
import { letters } from '../app/content/letters.data.ts'
import { promises } from '../app/content/promises/promises.data.ts'
import { questions } from '../app/content/questions.data.ts'
import { reviews } from '../app/content/reviews.data.ts'
import { areas } from '../app/content/site/areas.data.ts'
import { colors } from '../app/content/site/colors.ts'
import { logo } from '../app/content/site/logo.data.ts'
import type { Site } from '../app/content/site/site.schema.ts'
import type { BookingSettings } from '../booking/core/settings.ts'
import { callRules, checkedHosts } from './config/check-calendar.ts'
import { type Environment, InvalidSetting } from './config/environment.ts'

/** Returns the booking provider's settings, from the owner's facts (`content/site.yaml`) and the environment. */
export function bookingSettings(site: Site, environment: Environment): BookingSettings {
  const { title, videoLink, morningEmailAt } = site.strategyCall
  return {
    agency: {
      name: site.brand,
      email: site.email,
      phone: site.phone.display,
      dial: site.phone.dial,
      address: site.addressLine,
      origin: environment.siteOrigin,
      colors: {
        brand: colors.evergreen,
        dark: colors.night,
        pale: colors.wash,
        action: colors.marigold,
        onAction: colors.marigoldInk,
      },
      sign: logo.sign,
    },
    rules: callRules(site),
    mail: {
      from: environment.mailFrom ?? `${site.brand} <${site.email}>`,
      agencyCopyTo: environment.mailCopyTo ?? site.email,
      weeklyReportTo: site.weeklyReportEmail ?? environment.mailCopyTo ?? site.email,
      smtpUrl: environment.smtpUrl,
    },
    letters,
    questions,
    guide: { formName: edition.formName, title: edition.title, path: edition.pages.download },
    retention: site.retention,
    reminderHours: {
      day: promises.strategyCall.reminderHoursBefore[0],
      hour: promises.strategyCall.reminderHoursBefore[1],
    },
    callBackBusinessDays: promises.service.callBackBusinessDays,
    // Pages offer texts only if the owner has turned them on, even when a service is set.
    texts: site.textMessages ? environment.texts : undefined,
    events: environment.events,
    videoLink,
    callTitle: title,
    oauth: { google: environment.google, microsoft: environment.microsoft },
    morningEmailAt: morningEmailAt ?? '07:00',
    people: checkedHosts(site),
    office: site.people.flatMap(({ id, name, email, duties }) =>
      email && duties.includes('office') ? [{ id, name, email }] : [],
    ),
    specialties: site.specialties,
    areas,
    dataDir: environment.dataDir,
    databaseUrl: environment.databaseUrl,
    backup: backupSettings(site, environment),
    alerts: {
      to: environment.alertTo ?? environment.mailCopyTo ?? site.email,
      url: environment.alertUrl,
    },
    reviews,
    confirmationPath: '/bookingconfirmation',
    webhookReturnPath: '/webhook-test',
    attemptsPerTenMinutes: environment.bookingAttemptsPerTenMinutes,
  }
}

/** @throws {InvalidSetting} when backups would be kept longer than the privacy policy says */
function backupSettings({ retention }: Site, { backupDir, backupKeep, backupCommand }: Environment) {
  if (!backupDir) return undefined
  if (backupKeep > retention.backupDays)
    throw new InvalidSetting(
      `BACKUP_KEEP is set to ${backupKeep}; it wants at most the ${retention.backupDays} days that the privacy policy states (retention.backupDays in content/site.yaml).`,
    )
  return { folder: backupDir, keepDays: backupKeep, command: backupCommand }
}

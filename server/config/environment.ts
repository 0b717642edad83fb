import path from 'node:path'
import type { z } from 'zod'
import { type Check, SETTINGS } from './settings.ts'

/** An invalid setting, which stops the start. The message names the variable, its value and what is allowed. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting'
}

/** The settings, each explained in `.env.example`. Undefined means that it is not set. */
export type Environment = ReturnType<typeof parseEnvironment>

/** The endpoints of Google and Microsoft, from their OAuth 2.0 guides and their calendar API references. */
const OAUTH_ADDRESSES = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    apiUrl: 'https://www.googleapis.com/calendar/v3',
  },
  microsoft: {
    authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    apiUrl: 'https://graph.microsoft.com/v1.0',
  },
}

/** The value of each setting, undefined where it is not set. */
type Values = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> | undefined }

/** Parses the variables; an empty one counts as not set. @throws {InvalidSetting} */
function readValues(env: Record<string, string | undefined>): Values {
  const read = ([name, { schema, wants }]: [string, Check<unknown>]) => {
    const got = env[name]?.trim()
    if (!got) return []
    const result = schema.safeParse(got)
    if (result.success) return [[name, result.data]]
    // A service's address may contain a password, so the message doesn't repeat it.
    const mayBeSecret = /_(URL|SECRET)$/.test(name) || /:\/\/.*@/.test(got)
    const shown = mayBeSecret ? 'a value it cannot use' : JSON.stringify(got)
    throw new InvalidSetting(`${name} is set to ${shown}; it wants ${wants}.`)
  }
  return Object.fromEntries(Object.entries(SETTINGS).flatMap(read))
}

type TextName = {
  [Name in keyof Values]: Values[Name] extends string | undefined ? Name : never
}[keyof Values]

/**
 * Returns two settings that only work together; undefined without them. @throws {InvalidSetting} when only one is set
 */
function both(
  purpose: string,
  set: Values,
  [one, other]: [TextName, TextName],
): [string, string] | undefined {
  const [first, second] = [set[one], set[other]]
  if (first !== undefined && second !== undefined) return [first, second]
  if (first === undefined && second === undefined) return undefined
  const [given, missing] = second === undefined ? [one, other] : [other, one]
  throw new InvalidSetting(`${given} is set and ${missing} is not; set both to ${purpose}, or neither.`)
}

/** Returns another provider's widget or form with the origins whose messages it accepts, by default its own. */
const outsideFrame = (address: string | undefined, listed: string[] | undefined) =>
  address ? { address, origins: listed ?? [new URL(address).origin] } : undefined

/** Parses the environment into settings; relative folders are resolved against `root`. @throws {InvalidSetting} */
export function parseEnvironment(env: Record<string, string | undefined>, root: string) {
  const set = readValues(env)
  const port = set.PORT ?? 3000
  const folder = (given: string | undefined) => given && path.resolve(root, given)
  const oauthApp = (service: keyof typeof OAUTH_ADDRESSES, names: [TextName, TextName]) => {
    const pair = both('connect calendars', set, names)
    return pair && { clientId: pair[0], clientSecret: pair[1], ...OAUTH_ADDRESSES[service] }
  }
  const siteOrigin = set.SITE_ORIGIN ?? `http://localhost:${port}`
  if (set.WEBSITE_CHECK_LOCAL && siteOrigin.startsWith('https:'))
    throw new InvalidSetting(
      'WEBSITE_CHECK_LOCAL is set, and SITE_ORIGIN begins with https://: a public site must not read local addresses.',
    )
  const texts = both('send texts', set, ['SMS_URL', 'SMS_FROM'])
  return {
    port,
    host: set.HOST,
    /** Without a trailing slash. */
    siteOrigin,
    dataDir: folder(set.DATA_DIR) ?? path.join(root, '.data'),
    databaseUrl: set.DATABASE_URL,
    backupDir: folder(set.BACKUP_DIR),
    backupKeep: set.BACKUP_KEEP ?? 14,
    backupCommand: set.BACKUP_COMMAND,
    alertTo: set.ALERT_TO,
    alertUrl: set.ALERT_URL,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    mailCopyTo: set.MAIL_COPY_TO,
    texts: texts && { url: texts[0], from: texts[1] },
    events: set.EVENTS_WEBHOOK_URL
      ? { url: set.EVENTS_WEBHOOK_URL, secret: set.EVENTS_WEBHOOK_SECRET }
      : undefined,
    google: oauthApp('google', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    microsoft: oauthApp('microsoft', ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET']),
    bookingWidget: outsideFrame(set.BOOKING_WIDGET_URL, set.BOOKING_WIDGET_ORIGINS),
    leadForm: outsideFrame(set.LEAD_FORM_URL, set.LEAD_FORM_ORIGINS),
    webhookUrl: set.WEBHOOK_URL,
    analyticsId: set.ANALYTICS_ID,
    counting: set.COUNTING !== 'off',
    bookingAttemptsPerTenMinutes: set.BOOKING_ATTEMPTS_PER_TEN_MINUTES ?? 20,
    trustedProxies: set.TRUSTED_PROXIES ?? 0,
    hsts: set.HSTS ?? 'host',
    websiteCheck: set.WEBSITE_CHECK === 'off' ? null : { mayReadLocal: set.WEBSITE_CHECK_LOCAL === '1' },
    stopDelayMs: set.STOP_DELAY_MS ?? 1000,
    accessLog: set.ACCESS_LOG === 'on',
    logLevel: set.LOG_LEVEL ?? 'info',
  }
}

import path from 'node:path'
import { z } from 'zod'
import type { OAuthApp } from '../../booking/core/settings.ts'
import { type Check, origin, origins, secureUrl, url, wholeNumber } from './setting-checks.ts'

/** Stops the start. The message is one sentence: the variable, what it got, what it wants. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting'
}

/** The settings, each explained in `.env.example`. Undefined means that it is not set. */
export type Environment = ReturnType<typeof parseEnvironment>

/** Where Google and Microsoft answer (their guides on OAuth 2.0 for web servers, and their calendars' references). */
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

/** Two settings that need each other; undefined without both. @throws {InvalidSetting} when only one is set */
function both<A, B>(
  purpose: string,
  [firstName, first]: [string, A | undefined],
  [secondName, second]: [string, B | undefined],
): [A, B] | undefined {
  if (first !== undefined && second !== undefined) return [first, second]
  if (first === undefined && second === undefined) return undefined
  const [set, unset] = second === undefined ? [firstName, secondName] : [secondName, firstName]
  throw new InvalidSetting(`${set} is set and ${unset} is not; set both to ${purpose}, or neither.`)
}

/** Reads the environment into settings. An empty variable counts as not set. @throws {InvalidSetting} */
export function parseEnvironment(env: Record<string, string | undefined>, root: string) {
  function read<T>(name: string, check: Check<T>): T | undefined {
    const got = env[name]?.trim()
    if (!got) return undefined
    const result = check.schema.safeParse(got)
    if (!result.success) {
      // The address of a service may hold a password: it is not repeated.
      const mayBeSecret = /_(URL|TOKEN|SECRET)$/.test(name) || /:\/\/.*@/.test(got)
      const shown = mayBeSecret ? 'a value it cannot use' : JSON.stringify(got)
      throw new InvalidSetting(`${name} is set to ${shown}; it wants ${check.wants}.`)
    }
    return result.data
  }

  /** Another provider's widget or form, and the origins whose messages count. */
  function readFrame(name: string, what: string) {
    const address = read(`${name}_URL`, url(/^https$/, `the https:// address of the outside ${what}`))
    const listed = read(`${name}_ORIGINS`, origins)
    return address ? { address, origins: listed ?? [new URL(address).origin] } : undefined
  }

  function readFolder(name: string): string | undefined {
    const folder = read(name, { wants: 'a folder', schema: z.string().max(4096) })
    return folder && path.resolve(root, folder)
  }

  function readTexts(): { url: string; from: string } | undefined {
    const url = read(
      'SMS_URL',
      secureUrl(
        'an address like https://ACCOUNT:TOKEN@api.twilio.com/2010-04-01/Accounts/ACCOUNT/Messages.json',
        { withPassword: true },
      ),
    )
    const from = read('SMS_FROM', {
      wants: 'the number that texts come from, like +12125550142',
      schema: z.string().regex(/^\+[1-9]\d{6,14}$/),
    })
    const pair = both('send texts', ['SMS_URL', url], ['SMS_FROM', from])
    return pair && { url: pair[0], from: pair[1] }
  }

  function readEvents() {
    const address = secureUrl('an address with https://, like https://hooks.example.com/abc', {
      withPassword: false,
    })
    const eventsUrl = read('EVENTS_WEBHOOK_URL', address)
    const secret = read('EVENTS_WEBHOOK_SECRET', {
      wants: '"whsec_" and 24 to 64 bytes in base64, as docs/integrations.md makes one',
      schema: z.string().regex(/^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
    })
    return eventsUrl ? { url: eventsUrl, secret } : undefined
  }

  function readApp(service: keyof typeof OAUTH_ADDRESSES): OAuthApp | undefined {
    const [id, secret] = [`${service.toUpperCase()}_CLIENT_ID`, `${service.toUpperCase()}_CLIENT_SECRET`]
    const check = { wants: 'what its console shows, without spaces', schema: z.string().regex(/^\S{8,400}$/) }
    const pair = both('connect calendars', [id, read(id, check)], [secret, read(secret, check)])
    return pair && { clientId: pair[0], clientSecret: pair[1], ...OAUTH_ADDRESSES[service] }
  }

  const port = read('PORT', wholeNumber(0, 65535)) ?? 3000

  return {
    port,
    host: read('HOST', { wants: 'a host name or an address to listen on', schema: z.string().max(255) }),
    /** Without a trailing slash. */
    siteOrigin:
      read('SITE_ORIGIN', { wants: 'an origin like https://example.com, without a path', schema: origin }) ??
      `http://localhost:${port}`,
    dataDir: readFolder('DATA_DIR') ?? path.join(root, '.data'),
    databaseUrl: read(
      'DATABASE_URL',
      url(/^postgres(ql)?$/, 'an address like postgres://user:password@host:5432/name'),
    ),
    backupDir: readFolder('BACKUP_DIR'),
    backupKeep: read('BACKUP_KEEP', wholeNumber(1, 1000)) ?? 14,
    backupCommand: read('BACKUP_COMMAND', {
      wants: 'a command that copies {file} elsewhere, like rclone copy {file} remote:',
      schema: z.string().includes('{file}'),
    }),
    alertTo: read('ALERT_TO', { wants: 'an email address', schema: z.email() }),
    alertUrl: read(
      'ALERT_URL',
      secureUrl('an address with https://, like https://hooks.example.com/alarms', { withPassword: false }),
    ),
    smtpUrl: read('SMTP_URL', url(/^smtps?$/, 'an address like smtp://user:password@host:587')),
    mailFrom: read('MAIL_FROM', {
      wants: 'a sender like Wellbooked <calls@example.com>',
      schema: z.string().regex(/^(?:[^<>\r\n]*<)?[^\s<>@:/]+@[^\s<>@:/]+>?$/),
    }),
    mailCopyTo: read('MAIL_COPY_TO', { wants: 'an email address', schema: z.email() }),
    texts: readTexts(),
    events: readEvents(),
    calendarUrl: read(
      'CALDAV_URL',
      secureUrl('a calendar’s address like https://user:password@calendar.example.com/user/calls/', {
        withPassword: true,
      }),
    ),
    google: readApp('google'),
    microsoft: readApp('microsoft'),
    bookingWidget: readFrame('BOOKING_WIDGET', 'booking widget'),
    leadForm: readFrame('LEAD_FORM', 'lead form'),
    webhookUrl: read(
      'WEBHOOK_URL',
      url(/^https?$/, 'the address of an automation webhook, like https://hooks.example.com/abc'),
    ),
    deskFrameOrigins: read('DESK_FRAME_ORIGINS', origins) ?? [],
    analyticsId: read('ANALYTICS_ID', {
      wants: 'the identifier of a Google Analytics property, like G-AB12CD34EF',
      schema: z.string().regex(/^G-[A-Z0-9]{4,20}$/),
    }),
    bookingAttemptsPerTenMinutes: read('BOOKING_ATTEMPTS_PER_TEN_MINUTES', wholeNumber(1, 1_000_000)) ?? 20,
    trustedProxies: read('TRUSTED_PROXIES', wholeNumber(0, 10)) ?? 0,
    hsts:
      read('HSTS', {
        wants: 'off, host or subdomains',
        schema: z.enum(['off', 'host', 'subdomains']),
      }) ?? 'host',
    stopDelayMs: read('STOP_DELAY_MS', wholeNumber(0, 3000)) ?? 1000,
    accessLog: read('ACCESS_LOG', { wants: 'on or off', schema: z.enum(['on', 'off']) }) === 'on',
    logLevel:
      read('LOG_LEVEL', {
        wants: 'fatal, error, warn, info, debug, trace or silent',
        schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
      }) ?? 'info',
  }
}

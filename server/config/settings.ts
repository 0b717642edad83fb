import { z } from 'zod'

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.parse(value)?.origin === value,
    'an origin like https://example.com, with nothing after the host',
  )
const listOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** A setting's schema, and the words that describe it in an error message. */
export type Check<T> = { wants: string; schema: z.ZodType<T, string> }

const wholeNumber = (from: number, to: number): Check<number> => ({
  wants: `a whole number from ${from} to ${to}`,
  schema: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(from).max(to)),
})

/** Requires a URL with a host, because "smtp://" alone parses too. */
const url = (protocols: RegExp, wants: string): Check<string> => ({
  wants,
  schema: z.url({ protocol: protocols }).refine((value) => {
    const parsed = URL.parse(value)
    return Boolean(parsed?.hostname || parsed?.searchParams.has('host'))
  }),
})

/** Returns false for a stray percent sign, which must be written as %25. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Requires `https://`, or `http://` for an address on this machine. */
const secureUrl = (wants: string, { withPassword = false } = {}): Check<string> => ({
  wants,
  schema: z.url({ protocol: /^https?$/ }).refine((value) => {
    const { protocol, hostname, username, password } = new URL(value)
    const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    const isSafe = protocol === 'https:' || isHere
    return (
      isSafe && isDecodable(username + password) && (!withPassword || (username !== '' && password !== ''))
    )
  }),
})

const origins: Check<string[]> = {
  wants: 'origins like https://example.com, separated by commas, with nothing after the host',
  schema: z.string().transform(listOf).pipe(z.array(origin)),
}

const folder: Check<string> = { wants: 'a folder', schema: z.string().max(4096) }
const email: Check<string> = { wants: 'an email address', schema: z.email() }
const clientSecret: Check<string> = {
  wants: 'the client secret that the console shows, without spaces',
  schema: z.string().regex(/^\S{8,400}$/),
}
const oneOf = <const Values extends readonly string[]>(...values: Values): Check<Values[number]> => ({
  wants: `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  schema: z.enum(values),
})

/** Each environment variable with its check; `.env.example` explains them. */
export const SETTINGS = {
  PORT: wholeNumber(0, 65535),
  HOST: { wants: 'a host name or an address to listen on', schema: z.string().max(255) },
  SITE_ORIGIN: { wants: 'an origin like https://example.com, without a path', schema: origin },
  DATA_DIR: folder,
  DATABASE_URL: url(/^postgres(ql)?$/, 'an address like postgres://user:password@host:5432/name'),
  BACKUP_DIR: folder,
  BACKUP_KEEP: wholeNumber(1, 1000),
  BACKUP_COMMAND: {
    wants: 'a command that copies {file} elsewhere, like rclone copy {file} remote:',
    schema: z.string().includes('{file}'),
  },
  ALERT_TO: email,
  ALERT_URL: secureUrl('an address with https://, like https://hooks.example.com/alarms'),
  SMTP_URL: url(/^smtps?$/, 'an address like smtp://user:password@host:587'),
  MAIL_FROM: {
    wants: 'a sender like Wellbooked <calls@example.com>',
    schema: z.string().regex(/^(?:[^<>\r\n]*<)?[^\s<>@:/]+@[^\s<>@:/]+>?$/),
  },
  MAIL_COPY_TO: email,
  SMS_URL: secureUrl(
    'an address like https://ACCOUNT:TOKEN@api.twilio.com/2010-04-01/Accounts/ACCOUNT/Messages.json',
    { withPassword: true },
  ),
  SMS_FROM: {
    wants: 'the number that texts come from, like +12125550142',
    schema: z.string().regex(/^\+[1-9]\d{6,14}$/),
  },
  EVENTS_WEBHOOK_URL: secureUrl('an address with https://, like https://hooks.example.com/abc'),
  EVENTS_WEBHOOK_SECRET: {
    wants: '"whsec_" and 24 to 64 bytes in base64, as docs/integrations.md makes one',
    schema: z.string().regex(/^whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
  },
  GOOGLE_CLIENT_ID: {
    wants: 'a client ID like 123456789012-abc123.apps.googleusercontent.com',
    schema: z.string().regex(/^[\w-]+\.apps\.googleusercontent\.com$/),
  },
  GOOGLE_CLIENT_SECRET: clientSecret,
  MICROSOFT_CLIENT_ID: {
    wants: 'an application (client) ID like 1b4e28ba-2fa1-11d2-883f-0016d3cca427',
    schema: z.guid(),
  },
  MICROSOFT_CLIENT_SECRET: clientSecret,
  BOOKING_WIDGET_URL: url(/^https$/, 'the https:// address of the outside booking widget'),
  BOOKING_WIDGET_ORIGINS: origins,
  LEAD_FORM_URL: url(/^https$/, 'the https:// address of the outside lead form'),
  LEAD_FORM_ORIGINS: origins,
  WEBHOOK_URL: url(/^https?$/, 'the address of an automation webhook, like https://hooks.example.com/abc'),
  ANALYTICS_ID: {
    wants: 'the identifier of a Google Analytics property, like G-AB12CD34EF',
    schema: z.string().regex(/^G-[A-Z0-9]{4,20}$/),
  },
  COUNTING: oneOf('on', 'off'),
  BOOKING_ATTEMPTS_PER_TEN_MINUTES: wholeNumber(1, 1_000_000),
  TRUSTED_PROXIES: wholeNumber(0, 10),
  HSTS: oneOf('off', 'host', 'subdomains'),
  WEBSITE_CHECK: oneOf('on', 'off'),
  WEBSITE_CHECK_LOCAL: { wants: '1, on a machine that nobody else uses', schema: z.literal('1') },
  STOP_DELAY_MS: wholeNumber(0, 3000),
  ACCESS_LOG: oneOf('on', 'off'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
} satisfies Record<string, Check<unknown>>

/**
 * All names that `.env` may contain. The added ones are read by compose.yaml and the Caddyfile, by the build and the
 * tests, by Node, and by Docker Compose.
 */
export const KNOWN_NAMES = new Set([
  ...Object.keys(SETTINGS),
  ...['SITE_HOST', 'SITE_TLS', 'SITE_UPSTREAM', 'POSTGRES_PASSWORD'],
  ...['CONTENT_DIR', 'CHROMIUM', 'FIREFOX', 'TZ'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'],
  ...['COMPOSE_PROJECT_NAME', 'COMPOSE_FILE', 'COMPOSE_PROFILES'],
])

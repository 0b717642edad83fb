import path from 'node:path'
import { expect, it } from 'vitest'
import { InvalidSetting, parseEnvironment } from './environment.ts'

const root = path.resolve('/srv/site')
const parse = (env: Record<string, string>) => parseEnvironment(env, root)

it('needs nothing', () => {
  expect(parse({})).toMatchObject({
    port: 3000,
    siteOrigin: 'http://localhost:3000',
    dataDir: path.join(root, '.data'),
    trustedProxies: 0,
  })
})

it('takes an empty variable for an unset one', () => {
  expect(parse({ DATABASE_URL: '', PORT: ' ' })).toEqual(parse({}))
})

it('lets messages of an outside widget count from its own origin unless others are listed', () => {
  const address = 'https://api.leadconnectorhq.com/widget/booking/abc'
  expect(parse({ BOOKING_WIDGET_URL: address }).bookingWidget).toEqual({
    address,
    origins: ['https://api.leadconnectorhq.com'],
  })
  expect(
    parse({ BOOKING_WIDGET_URL: address, BOOKING_WIDGET_ORIGINS: 'https://a.example, https://b.example' })
      .bookingWidget?.origins,
  ).toEqual(['https://a.example', 'https://b.example'])
  expect(parse({ LEAD_FORM_URL: address }).leadForm).toEqual({
    address,
    origins: ['https://api.leadconnectorhq.com'],
  })
})

it.each([
  ['PORT', '70000'],
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'https://example.com/'],
  ['DATABASE_URL', 'localhost:5432'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['MAIL_FROM', 'Wellbooked'],
  ['MAIL_FROM', 'A <a@example.com>\nBcc: b@example.com'],
  ['MAIL_COPY_TO', 'team'],
  ['BOOKING_WIDGET_URL', 'http://widget.example'],
  ['BOOKING_WIDGET_ORIGINS', '*'],
  ['LEAD_FORM_URL', 'http://form.example'],
  ['WEBHOOK_URL', 'hooks.example.com/abc'],
  ['BOOKING_ATTEMPTS_PER_TEN_MINUTES', '0'],
  ['TRUSTED_PROXIES', 'yes'],
  ['HSTS', 'yes'],
  ['STOP_DELAY_MS', '5000'],
  ['LOG_LEVEL', 'loud'],
])('refuses %s=%s in one sentence that names it', (name, value) => {
  const attempt = () => parse({ [name]: value })
  expect(attempt).toThrow(InvalidSetting)
  expect(attempt).toThrow(new RegExp(`^${name} is set to .+; it wants .+\\.$`))
})

it.each([
  ['DATABASE_URL', 'mysql://owner:hunter2@host'],
  ['WEBHOOK_URL', 'hooks.example.com/hunter2'],
  ['SITE_ORIGIN', 'https://owner:hunter2@www.example.com'],
])('never repeats what may be a password: %s', (name, value) => {
  expect(() => parse({ [name]: value })).toThrow(`${name} is set to a value it cannot use;`)
})

it.each([
  [{ SMS_URL: 'https://AC1:token@texts.example.com/Messages.json' }, 'SMS_FROM'],
  [{ SMS_FROM: '+12125550100' }, 'SMS_URL'],
  [{ SMS_URL: 'https://texts.example.com/Messages.json', SMS_FROM: '+12125550100' }, 'SMS_URL'],
  [{ SMS_URL: 'http://AC1:token@texts.example.com/', SMS_FROM: '+12125550100' }, 'SMS_URL'],
  [{ EVENTS_WEBHOOK_URL: 'http://hooks.example.com/' }, 'EVENTS_WEBHOOK_URL'],
  [{ GOOGLE_CLIENT_ID: '1234-abc.apps.googleusercontent.com' }, 'GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_CLIENT_SECRET: 'GOCSPX-token-of-it' }, 'GOOGLE_CLIENT_ID'],
  [{ MICROSOFT_CLIENT_ID: 'id of it', MICROSOFT_CLIENT_SECRET: 'token-of-it' }, 'MICROSOFT_CLIENT_ID'],
  [{ GOOGLE_CLIENT_ID: 'abc', GOOGLE_CLIENT_SECRET: 'token-of-it' }, 'like 123456789012-abc123.apps.'],
  [{ EVENTS_WEBHOOK_SECRET: 'token' }, 'EVENTS_WEBHOOK_SECRET'],
  [{ EVENTS_WEBHOOK_SECRET: `whsec_${'token+of'.repeat(4)}x` }, 'EVENTS_WEBHOOK_SECRET'],
])('stops at %o with one sentence and no password', (env, name) => {
  const start = () => parseEnvironment(env, '/srv/site')
  expect(start).toThrow(InvalidSetting)
  expect(start).toThrow(name)
  expect(start).not.toThrow(/token|:secret/)
})

it('lets a website check read local addresses on one machine only', () => {
  expect(parse({ WEBSITE_CHECK_LOCAL: '1' }).websiteCheck).toEqual({ mayReadLocal: true })
  expect(parse({ WEBSITE_CHECK: 'off' }).websiteCheck).toBeNull()
  expect(() => parse({ WEBSITE_CHECK_LOCAL: '1', SITE_ORIGIN: 'https://a.example' })).toThrow(InvalidSetting)
})

it('reads where texts and events go', () => {
  const env = {
    SMS_URL: 'https://AC1:token@texts.example.com/Messages.json',
    SMS_FROM: '+12125550100',
    EVENTS_WEBHOOK_URL: 'http://localhost:5678/hook',
    EVENTS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    GOOGLE_CLIENT_ID: '1234-abc.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-abcdef',
  }
  expect(parseEnvironment(env, '/srv/site')).toMatchObject({
    texts: { url: env.SMS_URL, from: env.SMS_FROM },
    events: { url: env.EVENTS_WEBHOOK_URL, secret: env.EVENTS_WEBHOOK_SECRET },
    google: { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET },
    microsoft: undefined,
  })
})

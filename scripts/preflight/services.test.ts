import { expect, it } from 'vitest'
import { parseEnvironment } from '../../server/config/environment.ts'
import { serviceFindings } from './services.ts'

const policy = 'Bookings go to widget.example, forms to forms.example.com, tests to localhost.'

const settingsFound = (env: Record<string, string>, privacyPolicy = policy, textMessages = false) =>
  serviceFindings(
    parseEnvironment(env, '/srv/site'),
    (name) => name in env,
    privacyPolicy,
    textMessages,
  ).flatMap(({ places }) => places.map((place) => ('setting' in place ? place.setting : '')))

const real = {
  SITE_ORIGIN: 'https://www.harborpine.com',
  SMTP_URL: 'smtps://calls:secret@mail.harborpine.com:465',
  MAIL_FROM: 'Harbor & Pine <calls@harborpine.com>',
}

it('misses what a fresh checkout has not set', () => {
  expect(settingsFound({})).toEqual(['SITE_ORIGIN', 'SMTP_URL', 'MAIL_FROM'])
})

it('is content with what a real site sets', () => {
  expect(settingsFound(real)).toEqual([])
})

it.each([
  ['SITE_ORIGIN', 'http://www.harborpine.com'],
  ['SITE_ORIGIN', 'https://www.example.com'],
  ['SMTP_URL', 'smtp://localhost:2525'],
  ['MAIL_FROM', 'Wellbooked <calls@example.com>'],
  ['MAIL_COPY_TO', 'team@example.com'],
  ['BOOKING_WIDGET_URL', 'https://widget.example/calendar'],
  ['LEAD_FORM_URL', 'https://forms.example.com/guide'],
  ['WEBHOOK_URL', 'http://localhost:5678/webhook'],
])('finds the stand-in %s=%s', (name, value) => {
  expect(settingsFound({ ...real, [name]: value })).toEqual([name])
})

it('never repeats the address of the mail server', () => {
  const env = { SMTP_URL: 'smtp://owner:hunter2@mail.example.com:587' }
  const findings = serviceFindings(parseEnvironment(env, '/srv/site'), (name) => name in env, policy, false)
  expect(JSON.stringify(findings)).not.toContain('hunter2')
})

it('wants an outside provider named in the privacy policy', () => {
  const outside = { ...real, BOOKING_WIDGET_URL: 'https://api.harborbook.com/widget/1' }
  expect(settingsFound(outside)).toEqual(['BOOKING_WIDGET_URL'])
  expect(settingsFound(outside, 'Bookings go to api.harborbook.com.')).toEqual([])
})

it('wants texts promised and sent, or neither', () => {
  const texts = {
    ...real,
    SMS_URL: 'https://AC1:secret@texts.harborpine.com/Messages.json',
    SMS_FROM: '+12125550100',
  }
  expect(settingsFound(real, policy, true)).toEqual(['SMS_URL'])
  expect(settingsFound(texts, policy, false)).toEqual(['SMS_URL'])
  expect(settingsFound(texts, policy, true)).toEqual([])
})

it('wants the receiver of events and the calendar named in the privacy policy', () => {
  const outside = {
    ...real,
    EVENTS_WEBHOOK_URL: 'https://hooks.harborbook.com/1',
    CALDAV_URL: 'https://calls:secret@calendar.harborbook.com/calls/',
  }
  expect(settingsFound(outside)).toEqual(['EVENTS_WEBHOOK_URL', 'CALDAV_URL'])
  expect(settingsFound(outside, 'To hooks.harborbook.com and calendar.harborbook.com.')).toEqual([])
})

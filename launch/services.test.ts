import { expect, it } from 'vitest'
import { parseEnvironment } from '../settings/environment.ts'
import { serviceFindings } from './services.ts'

const settingsFound = (env: Record<string, string>) =>
  serviceFindings(parseEnvironment(env, '/srv/site'), (name) => name in env).flatMap(({ places }) =>
    places.map((place) => ('setting' in place ? place.setting : '')),
  )

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
  const findings = serviceFindings(parseEnvironment(env, '/srv/site'), (name) => name in env)
  expect(JSON.stringify(findings)).not.toContain('hunter2')
})

import { expect, it } from 'vitest'
import { parseEnvironment } from './config/environment.ts'
import { missingSettings } from './missing-settings.ts'

const set = {
  SITE_ORIGIN: 'https://www.example.com',
  SMTP_URL: 'smtps://user:hunter2@mail.example.com',
  BACKUP_DIR: '/srv/backups',
}
const missing = (env: Record<string, string>) =>
  missingSettings(parseEnvironment({ ...set, ...env }, '/srv/site'))

it('says nothing of a site that has what it needs', () => {
  expect(missing({})).toEqual([])
  expect(missing({ SMTP_URL: 'smtp://user:hunter2@mail.example.com:587' })).toEqual([])
})

it.each([
  [
    { SMTP_URL: '' },
    'SMTP_URL is not set: no email is sent; each is written to a file in /srv/site/.data/mail.',
  ],
  [{ BACKUP_DIR: '' }, 'BACKUP_DIR is not set: no backup is made.'],
  [
    { SITE_ORIGIN: '' },
    /^SITE_ORIGIN is not set to an address with https:\/\/: .* lead to http:\/\/localhost:3000\.$/,
  ],
  [{ SITE_ORIGIN: 'http://www.example.com' }, /lead to http:\/\/www\.example\.com\.$/],
  ...['25', '587', '2525'].map((port): [Record<string, string>, RegExp] => [
    { SMTP_URL: `smtps://user:hunter2@mail.example.com:${port}` },
    new RegExp(`^SMTP_URL is smtps:// with port ${port}, [^@]*write smtp://\\.$`),
  ]),
])('names what %o leaves out, without a password', (env, sentence) => {
  const [said, ...others] = missing(env)
  expect(said).toMatch(sentence)
  expect(others).toEqual([])
})

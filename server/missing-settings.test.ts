import { expect, it } from 'vitest'
import type { Site } from '../app/content/site/site.schema.ts'
import { parseEnvironment } from './config/environment.ts'
import { missingSettings } from './missing-settings.ts'

const [SITE_ORIGIN, BACKUP_DIR] = ['https://www.example.com', '/srv/backups']
const smtp = (protocol: string, port: string) => `${protocol}://user:hunter2@mail.example.com${port}`

it.each([
  [{ SMTP_URL: smtp('smtps', '') }, []],
  [{ SMTP_URL: smtp('smtp', ':587') }, []],
  [{ SITE_ORIGIN: 'http://www.example.com', SMTP_URL: smtp('smtps', '') }, [/^SITE_ORIGIN .*http:\/\/www/]],
  [{ SITE_ORIGIN: '', BACKUP_DIR: '' }, [/^SMTP_URL .*\/srv\/site\/.data\/mail\.$/, /^BACKUP_DIR/, /^SITE_/]],
])('of %o says what is missing, without a password', (env, sentences) => {
  const missing = missingSettings(parseEnvironment({ SITE_ORIGIN, BACKUP_DIR, ...env }, '/srv/site'))
  expect(missing).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
})

it('names those who take calls and get no emails of their own, where there are several', () => {
  const person = { role: 'strategist', about: '', calls: 'all' as const, duties: [] }
  const [ana, ben] = ['Ana', 'Ben'].map((name) => ({ ...person, id: name, name }))
  const missing = (...people: object[]) =>
    missingSettings(
      parseEnvironment({ SITE_ORIGIN, BACKUP_DIR, SMTP_URL: smtp('smtps', '') }, '/srv/site'),
      people as Site['people'],
    )
  expect(missing({ ...ana, email: 'ana@example.com' }, ben ?? {})[0]).toContain('No email is set for Ben')
  expect(missing(ana ?? {})).toEqual([])
})

import { expect, it } from 'vitest'
import { parseEnvironment } from '../../server/config/environment.ts'
import { promiseFindings } from './promises.ts'

const SMTP = { SMTP_URL: 'smtps://calls:secret@mail.harborpine.com:465' }
const OUTSIDE = { BOOKING_WIDGET_URL: 'https://api.harborbook.com/widget/1' }
const found = (text: string, env: Record<string, string>) =>
  promiseFindings(parseEnvironment(env, '/srv/site'), [{ file: 'content.ts', text }]).map(
    ({ what }) => /[A-Z]+_[A-Z_]+/.exec(what)?.[0],
  )

it.each([
  ['after: ‘We’ll e-mail you a confirmation with the video link.’', {}, ['SMTP_URL']],
  ['after: ‘We’ll e-mail you a confirmation with the video link.’', SMTP, []],
  ['Look for reminders 24 hours and 1 hour before the call.', {}, ['SMTP_URL']],
  ['Look for reminders 24 hours and 1 hour before the call.', SMTP, []],
  [
    'Look for reminders 24 hours and 1 hour before the call.',
    { ...SMTP, ...OUTSIDE },
    ['BOOKING_WIDGET_URL'],
  ],
  ['Cancel the call with the link in your confirmation.', { ...SMTP, ...OUTSIDE }, ['BOOKING_WIDGET_URL']],
  ['Backups of the bookings are deleted after 14 days.', SMTP, ['BACKUP_DIR']],
  ['Backups of the bookings are deleted after 14 days.', { ...SMTP, BACKUP_DIR: '/srv/backups' }, []],
  ['Put one person in charge of the phone, with a backup.', SMTP, []],
  ['Thirty minutes by video, free.', {}, []],
])('checks “%s” against the settings %j', (text, env, settings) => {
  expect(found(text, env)).toEqual(settings)
})

it('names each line that promises, and no comment', () => {
  const text =
    '// We’ll e-mail you\nconst a = ‘We’ll e-mail you the link.’\n\nconst b = ‘It comes by e-mail.’'
  const [finding] = promiseFindings(parseEnvironment({}, '/srv/site'), [{ file: 'content.ts', text }])
  expect(finding?.places).toMatchObject([
    { file: 'content.ts', line: 2 },
    { file: 'content.ts', line: 4 },
  ])
})

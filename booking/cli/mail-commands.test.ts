import { readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningSmtp, startSmtp } from '../../tests/fixtures/start-smtp.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { typeCommand } from '../../tests/fixtures/type-command.ts'
import { exampleSettings } from '../domain/example-settings.ts'

const dataDir = temporaryFolder()
const now = () => Temporal.Instant.from('2026-12-01T12:00:00Z')
let smtp: RunningSmtp

beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.stop())

const send = (smtpUrl: string | undefined) =>
  typeCommand(['send-test-mail', 'dana@example.com'], {
    settings: { ...exampleSettings, dataDir, mail: { ...exampleSettings.mail, smtpUrl } },
    now,
  })

it('sends at once and prints the server’s answer', async () => {
  const { code, out } = await send(smtp.url)
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/250 [^\n]+\n\nThe mail server accepted it from Wellbooked/),
  ])
  expect(smtp.received[0]?.to).toEqual(['dana@example.com'])
  const mail = await PostalMime.parse(smtp.received[0]?.raw ?? '')
  expect(mail.subject).toMatch(/test.*Wellbooked/i)
  expect(mail.text).toContain('Wellbooked')
})

it('prints the server’s own words of a refusal', async () => {
  smtp.refuse = () => 'No such mailbox here'
  const { code, out, err } = await send(smtp.url)
  smtp.refuse = null
  expect([code, out, err]).toEqual([1, '', 'The mail server refused it: 450 No such mailbox here\n'])
})

it('names the setting when there is no server', async () => {
  const { code, err } = await send('smtp://user:hunter2@127.0.0.1:1')
  expect([code, err]).toEqual([
    1,
    expect.stringContaining("server of SMTP_URL can't be used: ESOCKET: connect ECONNREFUSED"),
  ])
  expect(err).not.toContain('hunter2')
})

it('without a server says where the file is', async () => {
  const { code, out } = await send(undefined)
  expect(code).toBe(0)
  const [, file = ''] = /The mail is in (\S+\.eml)\./.exec(out) ?? []
  expect(readFileSync(file, 'utf8')).toContain('To: dana@example.com')
})

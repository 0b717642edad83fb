import { expect, it } from 'vitest'
import { runScript } from '../fixtures/run-desk.ts'
import { startServer } from '../fixtures/start-server.ts'
import { startSmtp } from '../fixtures/start-smtp.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const dataDir = temporaryFolder()
const type = (tool: string, ...typed: string[]) => runScript(tool, { DATA_DIR: dataDir }, ...typed)

it('runs operator commands with a running, a killed and a stopped site', async () => {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const first = await startServer(env)
  await fetch(`${first.origin}/desk/webhook?test_data=one`)
  expect(await type('desk.ts', 'history')).toMatchObject({
    code: 0,
    out: expect.stringContaining('test_data=one'),
  })

  await first.kill()
  expect((await type('desk.ts', 'history')).out).toContain('test_data=one')
  const second = await startServer(env)
  try {
    await fetch(`${second.origin}/desk/webhook?test_data=two`)
    const { out } = await type('desk.ts', 'history', '--json')
    expect(JSON.parse(out)).toHaveLength(2)
  } finally {
    await second.stop()
  }
  expect((await type('desk.ts', 'bookings')).code).toBe(0)
})

it('changes the calendar of a running site at once, and shows the change to its visitors', async () => {
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const starts = async (): Promise<string[]> =>
    (await (await fetch(`${server.origin}/desk/slots`)).json()).starts
  try {
    const [first = ''] = await starts()
    const day = Temporal.Instant.from(first).toZonedDateTimeISO('America/New_York').toPlainDate().toString()
    const blocked = await type('desk.ts', 'block', day, '--note', 'Dentist')
    expect(blocked).toMatchObject({
      code: 0,
      complaint: '',
      out: expect.stringContaining('no calls are booked'),
    })
    expect(await starts()).not.toContain(first)
    expect((await type('desk.ts', 'unblock', day)).code).toBe(0)
    expect(await starts()).toContain(first)
    expect((await type('desk.ts', 'audit')).out).toMatch(/ unblock .*\n.* block /)
  } finally {
    await server.stop()
  }
})

it('sends a test mail over SMTP, or says where it is', async () => {
  const smtp = await startSmtp()
  try {
    const env = { DATA_DIR: dataDir, SMTP_URL: smtp.url }
    const sent = await runScript('desk.ts', env, 'send-test-mail', 'dana@example.com')
    expect(sent).toMatchObject({
      code: 0,
      complaint: '',
      out: expect.stringContaining('The mail server accepted it'),
    })
    expect(smtp.received.map(({ to }) => to)).toEqual([['dana@example.com']])
  } finally {
    await smtp.stop()
  }
  expect((await type('desk.ts', 'send-test-mail', 'dana@example.com')).out).toContain('.eml')
})

it('prints the usage for an unknown command', async () => {
  const { code, out, complaint } = await type('desk.ts', 'bokings')
  expect([code, out]).toEqual([2, ''])
  expect(complaint).toContain('Usage: npm run desk')
})

it('runs the launch check, which fails while it has findings', async () => {
  const { code, out } = await type('preflight.ts', '--json')
  const findings: { places: { setting?: string }[] }[] = JSON.parse(out)
  expect(code).toBe(findings.length > 0 ? 1 : 0)
  expect(findings.flatMap(({ places }) => places)).toContainEqual({ setting: 'SMTP_URL' })
  expect((await type('preflight.ts', '--soon')).code).toBe(2)
})

import { expect, it } from 'vitest'
import { runScript } from '../fixtures/run-desk.ts'
import { startServer } from '../fixtures/start-server.ts'
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const dataDir = temporaryFolder()

/** Runs a program of an npm script; resolves to both streams and the exit code. */
async function type(tool: string, ...typed: string[]) {
  const child = spawn(process.execPath, [path.join(root, 'scripts', tool), ...typed], {
    // Empty values override a developer's .env file.
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let complaint = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const [code] = await once(child, 'close')
  return { code, out, complaint }
}

it('runs operator commands with a running, a killed and a stopped site', async () => {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const first = await startServer(env)
  await fetch(`${first.origin}/desk/webhook?test_data=one`)
  expect(await type('desk.ts', 'history')).toMatchObject({
    code: 0,
    out: expect.stringContaining('test_data=one'),
  })

  // The stale socket is ignored by the next command and replaced by the next start.
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

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const dataDir = temporaryFolder()
const notice = path.join(dataDir, 'notices.json')

/** The settings that the launch check names. */
async function settingsFound(env: Record<string, string>): Promise<string[]> {
  const program = [path.join(root, 'scripts', 'preflight.ts'), '--json']
  const settings = { env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env }, cwd: root }
  // It ends with 1 while there are findings, which the demo content alone gives.
  const { stdout } = await promisify(execFile)(process.execPath, program, settings).catch((ended) => ended)
  const findings: { places: { setting?: string }[] }[] = JSON.parse(stdout)
  return findings.flatMap(({ places }) => places.flatMap(({ setting }) => setting ?? []))
}

it('is logged once, shown by the launch check, and one visitor cannot use up the attempts of all', async () => {
  const env = { DATA_DIR: dataDir, BOOKING_ATTEMPTS_PER_TEN_MINUTES: '3' }
  const server = await startServer(env)
  const post = async (address: string) => {
    const response = await fetch(`${server.origin}/desk/lead`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: new URLSearchParams({ name: 'Ada' }),
    })
    return response.status
  }
  try {
    await fetch(server.origin)
    expect(existsSync(notice)).toBe(false)
    expect(await settingsFound({})).not.toContain('TRUSTED_PROXIES')

    const greedy = []
    for (let attempt = 0; attempt < 100; attempt++) greedy.push(await post('203.0.113.9'))
    // A form without a key is refused with 400, one too many with 429.
    expect(greedy).toEqual([400, 400, 400, ...Array(97).fill(429)])
    expect(await post('203.0.113.10')).toBe(400)

    expect(server.output().match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1)
    expect(server.output()).not.toContain('203.0.113')
    expect(await settingsFound({})).toContain('TRUSTED_PROXIES')
    expect(await settingsFound({ TRUSTED_PROXIES: '1' })).not.toContain('TRUSTED_PROXIES')
  } finally {
    await server.stop()
  }
  expect(existsSync(notice)).toBe(true)
  const corrected = await startServer({ ...env, TRUSTED_PROXIES: '1' })
  await corrected.stop()
  expect(existsSync(notice)).toBe(false)
})

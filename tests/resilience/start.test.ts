import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, refusedStart, startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const folder = temporaryFolder()

/** Expects one sentence: no stack, no second line. */
function isOneSentence(output: string): boolean {
  return output.trim().split('\n').length === 1 && !output.includes('    at ')
}

describe('an invalid setting stops the start with one sentence', () => {
  it.each([
    ['PORT', 'eighty'],
    ['SITE_ORIGIN', 'https://example.com/path'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['BOOKING_WIDGET_URL', 'javascript:alert(1)'],
    ['DESK_FRAME_ORIGINS', 'partner.example.com'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', async (name, value) => {
    const { code, output } = await refusedStart({ DATA_DIR: path.join(folder, 'unused'), [name]: value })
    expect(code).toBe(1)
    expect(output).toContain(name)
    expect(output).toContain('it wants')
    expect(isOneSentence(output)).toBe(true)
  })

  it('never prints a URL that may contain a password', async () => {
    const { output } = await refusedStart({ DATABASE_URL: 'mysql://owner:hunter2@host/name' })
    expect(output).not.toContain('hunter2')
  })
})

it('reports in one sentence that the database is unreachable', async () => {
  const { code, output } = await refusedStart({
    DATA_DIR: path.join(folder, 'no-database'),
    DATABASE_URL: 'postgres://desk:hunter2@127.0.0.1:1/none',
  })
  expect(code).toBe(1)
  expect(output).toContain('DATABASE_URL')
  expect(output).not.toContain('hunter2')
  expect(isOneSentence(output)).toBe(true)
})

describe('beside a running server', () => {
  const env = { DATA_DIR: path.join(folder, 'shared'), LOG_LEVEL: 'warn' }
  let first: RunningServer
  beforeAll(async () => {
    first = await startServer(env)
  })
  afterAll(() => first?.stop())

  it('another one takes the same data folder', async () => {
    const second = await startServer(env)
    expect((await fetch(`${second.origin}/health`)).status).toBe(200)
    await second.stop()
  })

  it('another one on the same port names it', async () => {
    const { port } = new URL(first.origin)
    const dataDir = path.join(folder, 'port')
    const second = await refusedStart({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    expect(second.code).toBe(1)
    expect(second.output).toContain(`Port ${port} is taken`)
  })

  it('the next one can open its folder as soon as it has stopped cleanly', async () => {
    await first.stop()
    expect(first.process.exitCode).toBe(0)
    const next = await startServer(env)
    await next.stop()
    expect(next.process.exitCode).toBe(0)
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

const folder = temporaryFolder()
const BOOKINGS = 5

/** Where Debian and most others install it. */
const STRACE = '/usr/bin/strace'

function hasStrace(): boolean {
  try {
    accessSync(STRACE, constants.X_OK)
    return true
  } catch {
    console.warn(`SKIPPED: no ${STRACE} on this machine, so the order of sync and answer was not observed.`)
    return false
  }
}

it.skipIf(!hasStrace())('answers a booking only after its log has been synced to the disk', async () => {
  const server = await startServer({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' })
  try {
    const visitors = await openForms(server.origin, BOOKINGS)
    const starts = await freeStarts(server.origin)
    const trace = path.join(folder, 'trace')
    const calls = 'trace=pwrite64,fdatasync,fsync,write,writev,sendmsg,sendto'
    const strace = spawn(STRACE, [
      '-f',
      '-y',
      '-s',
      '32',
      '-e',
      calls,
      '-o',
      trace,
      '-p',
      String(server.process.pid),
    ])
    await once(strace.stderr, 'data')
    for (const [n, visitor] of visitors.entries()) {
      // Far apart, so that none overlaps another.
      expect((await send(server.origin, visitor, starts[n * 4] ?? '')).status).toBe(201)
    }
    const gone = once(strace, 'exit')
    strace.kill('SIGINT')
    await gone
    expect(syncsBeforeAnswers(readFileSync(trace, 'utf8'))).toEqual(Array(BOOKINGS).fill(true))
  } finally {
    await server.stop()
  }
})

/** For each answer 201: whether the log was written since the answer before, and synced after its last write. */
function syncsBeforeAnswers(trace: string): boolean[] {
  const answers: boolean[] = []
  let written = false
  let synced = false
  for (const line of trace.split('\n')) {
    const isLog = line.includes('bookings.sqlite-wal>')
    if (isLog && line.includes('pwrite64(')) [written, synced] = [true, false]
    else if (isLog && /f(data)?sync\(/.test(line)) synced = true
    else if (line.includes('HTTP/1.1 201')) {
      answers.push(written && synced)
      written = false
    }
  }
  return answers
}

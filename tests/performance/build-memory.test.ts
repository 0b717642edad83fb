import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'

const MB = 1_000_000
/** A machine with 1 GB, minus the system's share. */
const BUILD_LIMIT = 700 * MB
/** Measured: 225 to 251 MB four files at a time, and 10.5 GB all at once with full windows. */
const COMPRESS_LIMIT = 400 * MB

/** What the build has written of its own memory: the peak of each step in bytes, with every process counted. */
const file = path.resolve(import.meta.dirname, '..', '..', 'build', 'peak-memory.json')
const peaks: Record<string, number> = JSON.parse(readFileSync(file, 'utf8'))

beforeEach((context) => {
  context.skip(process.platform !== 'linux', 'The build measures its memory through /proc: on Linux only.')
})

it('builds in 700 MB', () => {
  expect(Object.keys(peaks)).toContain('pages')
  for (const [step, peak] of Object.entries(peaks)) expect(peak, step).toBeLessThan(BUILD_LIMIT)
})

it('compresses in 400 MB', () => {
  expect(peaks.compress).toBeGreaterThan(0)
  expect(peaks.compress).toBeLessThan(COMPRESS_LIMIT)
})

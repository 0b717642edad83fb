import { describe, expect, it } from 'vitest'
import { BODY_LIMIT_BYTES } from '../../booking/form/posted-form.ts'

/**
 * Measures each function that reads a visitor's input on its worst case, in two lengths: the most that a request may
 * carry, and a sixteenth of it. Linear time costs 16 times as much and quadratic time 256 times; the limit leaves room
 * for garbage collection and a busy machine.
 */
const TIMES = 16
const MAX_GROWTH = 64
export const BODY = BODY_LIMIT_BYTES

/** Bytes. Node refuses a request whose address and headers are longer in total. */
export const HEADERS = 16 * 1024

/** Milliseconds below which a text of the full length isn't worth a measurement. */
const NEGLIGIBLE_MS = 0.05

type Work = (text: string) => unknown

/** Returns the CPU milliseconds of this thread, which other work on the machine doesn't change. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Returns the CPU milliseconds of one run. */
async function cost(work: Work, text: string): Promise<number> {
  let runs = 0
  const started = spentMs()
  do {
    await work(text)
    runs++
  } while (spentMs() - started < 1)
  return (spentMs() - started) / runs
}

/** Returns how many times as much the full text costs as the short one: the least of several attempts. */
async function growth(work: Work, make: (length: number) => string, length: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 6 && least > MAX_GROWTH; attempt++) {
    const full = await cost(work, make(length))
    least = Math.min(least, full < NEGLIGIBLE_MS ? 1 : full / (await cost(work, make(length / TIMES))))
  }
  return least
}

export const swallow = (work: () => unknown) => {
  try {
    return work()
  } catch {
    // Ignored, because only the time until the refusal counts.
  }
}

/** A function that reads a visitor's input, the most it may be given, and texts that are hard to read. */
export type Reader = [name: string, work: Work, length: number, worst: ((length: number) => string)[]]

export function itReadsInLinearTime(readers: readonly Reader[]): void {
  describe.each(readers)('the time to read %s', (_name, work, length, worst) => {
    it.each(worst.map((make) => [make(24).slice(0, 24), make] as const))(
      'grows no faster than its length: %j',
      async (_sample, make) => {
        expect(await growth(work, make, length)).toBeLessThan(MAX_GROWTH)
      },
    )
  })
}

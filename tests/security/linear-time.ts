import { describe, expect, it } from 'vitest'
import { BODY_LIMIT_BYTES } from '../../booking/form/posted-form.ts'

/**
 * Every function that reads what a visitor sent, given its worst case in two lengths: the most that a request may carry
 * and a sixteenth of it. Sixteen times the text may cost sixteen times as much; the rest is for collecting garbage and
 * for a busy machine. Where each character is compared with all others it is 256 times.
 */
const TIMES = 16
const MAX_GROWTH = 64
export const BODY = BODY_LIMIT_BYTES

/** Node refuses more in all headers of a request, and with them the address, together. */
export const HEADERS = 16 * 1024

/** Below this a text of the full length costs nothing worth a measurement, in milliseconds. */
const NEGLIGIBLE_MS = 0.05

type Work = (text: string) => unknown

/** Milliseconds of this thread's processor, which other work of the machine does not take part in. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of one run. */
async function cost(work: Work, text: string): Promise<number> {
  let runs = 0
  const started = spentMs()
  do {
    await work(text)
    runs++
  } while (spentMs() - started < 1)
  return (spentMs() - started) / runs
}

/** How many times as much the full text costs as the short one, the least of some tries. */
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
    // Refused: what counts is how long that took.
  }
}

/** A function that reads what a visitor sent, the most it may be given, and texts that are hard to read. */
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

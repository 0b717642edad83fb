import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network.ts'

const WINDOW_SECONDS = 10 * 60

/** Limits attempts per network within ten minutes, or another time, counted in the memory of each process. */
export function attemptLimit(most: number, windowSeconds = WINDOW_SECONDS) {
  const attempts = new RateLimiterMemory({ points: most, duration: windowSeconds })
  return {
    /** Counts an attempt `weight` times. Returns 0 if it is allowed, otherwise the seconds to wait. */
    async take(address: string, weight = 1): Promise<number> {
      try {
        await attempts.consume(networkOf(address), weight)
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw error
      }
    },
  }
}

export type AttemptLimit = ReturnType<typeof attemptLimit>

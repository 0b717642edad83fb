import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network.ts'

const WINDOW_SECONDS = 10 * 60

/** Counts attempts. `take` returns 0 when the attempt is allowed, otherwise the seconds to wait. */
export interface AttemptLimit {
  take(address: string): Promise<number>
}

/**
 * Limits attempts per network in ten minutes. Counted in the memory of each process; networks are held for ten minutes.
 */
export function attemptLimit(attemptsPerTenMinutes: number): AttemptLimit {
  const attempts = new RateLimiterMemory({ points: attemptsPerTenMinutes, duration: WINDOW_SECONDS })
  return {
    async take(address) {
      try {
        await attempts.consume(networkOf(address))
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw error
      }
    },
  }
}

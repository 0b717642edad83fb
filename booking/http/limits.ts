import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const WINDOW_SECONDS = 10 * 60

/** The key an address is counted by: IPv6 by its /64, because one household or office has a whole /64. */
export function limitGroup(address: string): string {
  const unscoped = address.split('%')[0] ?? address
  if (!isIPv6(unscoped) || unscoped.includes('.')) return unscoped
  const [head = '', tail] = unscoped.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array(8 - left.length - right.length).fill('0')
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16))
    .join(':')
}

/** Counts attempts. `take` returns 0 when the attempt is allowed, otherwise the seconds to wait. */
export interface AttemptLimit {
  take(address: string): Promise<number>
}

/**
 * Limits attempts per network address in ten minutes.
 * Counted per process: with several processes the limit is multiplied by their number. Addresses are held in memory
 * for ten minutes and never logged.
 */
export function attemptLimit(attemptsPerTenMinutes: number): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: attemptsPerTenMinutes, duration: WINDOW_SECONDS })
  return {
    async take(address) {
      try {
        await limiter.consume(limitGroup(address))
        return 0
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
        throw error
      }
    },
  }
}

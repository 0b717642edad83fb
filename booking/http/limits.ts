import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const WINDOW_SECONDS = 10 * 60

/** One household or office holds a whole IPv6 /64; counting single addresses would count nothing. */
export function limitGroup(address: string): string {
  const bare = address.split('%')[0] ?? address
  if (!isIPv6(bare) || bare.includes('.')) return bare
  const [head = '', tail] = bare.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : Array(8 - left.length - right.length).fill('0')
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16))
    .join(':')
}

/** Counts booking attempts. `take` gives 0 when the attempt may go on, or the seconds to wait. */
export interface AttemptLimit {
  take(address: string): Promise<number>
}

/**
 * Booking attempts per network address in ten minutes.
 * Its memory is this process's alone: with several processes, each counts for itself and the limit
 * is multiplied by their number. Addresses are kept in memory for ten minutes and never logged.
 */
export function attemptLimit(attemptsPerTenMinutes: number): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: attemptsPerTenMinutes, duration: WINDOW_SECONDS })
  return {
    async take(address) {
      try {
        await limiter.consume(limitGroup(address))
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refused
      }
    },
  }
}

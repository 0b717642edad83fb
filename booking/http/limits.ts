import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Client } from './client.ts'
import { groupsOf } from './network.ts'

const WINDOW_SECONDS = 10 * 60

/** How many times a network's attempts everybody in its IPv6 /48, or behind its unconfirmed proxy, has together. */
const WIDE_SHARE = 20

/** Counts attempts. `take` returns 0 when the attempt is allowed, otherwise the seconds to wait. */
export interface AttemptLimit {
  take(client: Client): Promise<number>
}

/**
 * Limits attempts per network in ten minutes: the cheap limit in front, which keeps a flood away from the database.
 *
 * Behind an unconfirmed proxy an address is what the proxy forwarded. Counting by the proxy alone would give all
 * visitors one count, which one of them could use up. Counting by the forwarded address alone would give a sender who
 * can make addresses up any number of attempts. So both count: each forwarded address has its own attempts, and the
 * proxy has twenty times as many for all. A refused attempt takes nothing from the proxy's, so that one visitor who
 * keeps trying leaves them to the others. An IPv6 /48, which a single sender may have, is counted like a proxy.
 *
 * Counted per process: with several processes the limit is multiplied by their number. Addresses are held in memory
 * for ten minutes and never logged. Limits per day are counted in the database (`countForm`, `admit`).
 */
export function attemptLimit(attemptsPerTenMinutes: number): AttemptLimit {
  const duration = WINDOW_SECONDS
  const visitors = new RateLimiterMemory({ points: attemptsPerTenMinutes, duration })
  const wider = new RateLimiterMemory({ points: attemptsPerTenMinutes * WIDE_SHARE, duration })
  return {
    async take({ address, unconfirmedProxy }) {
      const own = groupsOf(address)
      const proxy = unconfirmedProxy && groupsOf(unconfirmedProxy).narrow
      const narrow = proxy ? `${own.narrow} by ${proxy}` : own.narrow
      const wide = proxy || own.wide
      if (!wide) return await consume(visitors, narrow)
      // Asked first, so that made-up addresses are not held in memory without end.
      const used = await wider.get(wide)
      if (used && used.remainingPoints <= 0) return secondsLeft(used)
      const waitSeconds = await consume(visitors, narrow)
      return waitSeconds > 0 ? waitSeconds : await consume(wider, wide)
    },
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsLeft(error)
    throw error
  }
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}

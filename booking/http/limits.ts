import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Client } from './client.ts'

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

/** How many times one address's attempts all visitors behind an unconfirmed proxy have together. */
const PROXY_SHARE = 20

/** Counts attempts. `take` returns 0 when the attempt is allowed, otherwise the seconds to wait. */
export interface AttemptLimit {
  take(client: Client): Promise<number>
}

/**
 * Limits attempts per network address in ten minutes.
 *
 * Behind an unconfirmed proxy an address is what the proxy forwarded. Counting by the proxy alone would give all
 * visitors one count, which one of them could use up. Counting by the forwarded address alone would give a sender who
 * can make addresses up any number of attempts. So both count: each forwarded address has its own attempts, and the
 * proxy has twenty times as many for all. A refused attempt takes nothing from the proxy's, so that one visitor who
 * keeps trying leaves them to the others.
 *
 * Counted per process: with several processes the limit is multiplied by their number. Addresses are held in memory
 * for ten minutes and never logged.
 */
export function attemptLimit(attemptsPerTenMinutes: number): AttemptLimit {
  const duration = WINDOW_SECONDS
  const visitors = new RateLimiterMemory({ points: attemptsPerTenMinutes, duration })
  const proxies = new RateLimiterMemory({ points: attemptsPerTenMinutes * PROXY_SHARE, duration })
  return {
    async take({ address, unconfirmedProxy }) {
      const group = limitGroup(address)
      if (!unconfirmedProxy) return await consume(visitors, group)
      const proxy = limitGroup(unconfirmedProxy)
      // Asked first, so that made-up addresses are not held in memory without end.
      const used = await proxies.get(proxy)
      if (used && used.remainingPoints <= 0) return secondsLeft(used)
      const waitSeconds = await consume(visitors, `${group} by ${proxy}`)
      return waitSeconds > 0 ? waitSeconds : await consume(proxies, proxy)
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

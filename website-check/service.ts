import { hash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from '../platform/describe-error.ts'
import { type CheckOptions, checkWebsite } from './check-website.ts'
import { siteOf } from './checks/site-facts.ts'
import { ROBOT } from './fetch/robots.ts'
import { resultOf } from './read-website.ts'
import type { CheckResult } from './result.ts'

const AT_ONCE = 2
/** Checks that run or wait; more are refused. */
const MAX_BEGUN = 12
const PER_HOUR = 5
/** A website is read once in this time, whoever asks. */
const MEMORY_MS = 10 * 60_000
/** A check that has begun longer ago has been stopped with its process. */
const LOST_AFTER_MS = 3 * 60_000

/** Where results are kept, each under the hash of its secret, and checks are counted. */
interface CheckStore {
  /** Counts a check of a client's network; false when it has begun `perHour` within the last hour. */
  take(client: string, perHour: number): Promise<boolean>
  begin(hash: string, site: string): Promise<void>
  finish(hash: string, result: CheckResult): Promise<void>
  /** `result` is null until the check has ended. */
  find(hash: string): Promise<{ site: string; begunAt: number; result: object | null } | null>
  remove(hash: string): Promise<void>
}

interface ServiceOptions extends CheckOptions {
  store: CheckStore
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void }
}

type CheckRefusal = 'address' | 'limit' | 'busy'
export type WebsiteChecks = ReturnType<typeof websiteChecks>

/** Starts checks, within limits, and finds their results by secrets. */
export function websiteChecks({ store, log, known, reach }: ServiceOptions) {
  const lately = new Map<string, Promise<CheckResult>>()
  /** Checks that run or wait, by the hash of their secret. */
  const begun = new Map<string, Promise<void>>()
  /** The last check of each of two lanes; each begins when the one before it has ended. */
  const lanes: Promise<unknown>[] = []
  let count = 0

  function check(address: URL) {
    const site = siteOf(address)
    const earlier = lately.get(site)
    if (earlier) return earlier
    const lane = count++ % AT_ONCE
    const result = Promise.resolve(lanes[lane])
      .then(() => checkWebsite(address, { known, reach }))
      .catch((error: unknown) => {
        log.error(describeError(error), 'A website check failed.')
        lately.delete(site)
        return resultOf(address, 'stopped')
      })
    lanes[lane] = result
    lately.set(site, result)
    setTimeout(() => lately.delete(site), MEMORY_MS).unref()
    return result
  }

  return {
    robot: ROBOT,
    /** @returns the secret of a new check, or why there is none. `client` is a network address. */
    async start(text: string, client: string): Promise<{ secret: string } | { refusal: CheckRefusal }> {
      const address = readAddress(text, reach.ports === null)
      if (!address) return { refusal: 'address' }
      if (begun.size >= MAX_BEGUN) return { refusal: 'busy' }
      if (!(await store.take(client, PER_HOUR))) return { refusal: 'limit' }
      const secret = randomBytes(16).toString('base64url')
      const key = hashOf(secret)
      await store.begin(key, siteOf(address))
      const ended = check(address)
        .then((found) => store.finish(key, found))
        .then(() => log.info({}, 'A website was checked.'))
        .catch((error) => log.error(describeError(error), 'The result of a website check could not be kept.'))
        .finally(() => begun.delete(key))
      begun.set(key, ended)
      return { secret }
    },
    /** Null for an unknown or deleted check. `result` is null while it runs, which is waited for this long. */
    async find(secret: string, patienceMs = 0) {
      const key = hashOf(secret)
      if (patienceMs > 0) await Promise.race([begun.get(key), wait(patienceMs, null, { ref: false })])
      const kept = await store.find(key)
      if (!kept) return null
      const { site, begunAt } = kept
      const isLost = Date.now() - begunAt > LOST_AFTER_MS
      const lost = isLost ? resultOf(new URL(`https://${site}`), 'stopped') : null
      return { site, result: (kept.result as CheckResult | null) ?? lost }
    },
    remove: (secret: string) => store.remove(hashOf(secret)),
  }
}

const hashOf = (secret: string) => hash('sha256', secret)

/** The home page that a visitor means by `clinic.com`, `www.clinic.com/` or a whole address; null when it is none. */
export function readAddress(text: string, allowsAnyHost = false): URL | null {
  const typed = text.trim()
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url || typed.length > 300 || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return null
  if (!allowsAnyHost && (url.port || !/\.[a-z][a-z0-9-]*$/i.test(url.hostname))) return null
  if (!allowsAnyHost) url.protocol = 'https:'
  url.search = ''
  url.hash = ''
  return url
}

import { createHash, randomBytes } from 'node:crypto'
import { describeError } from '../platform/describe-error.ts'
import { attemptLimit } from '../platform/rate-limit.ts'
import { type CheckOptions, checkWebsite, type Step, siteOf } from './check-website.ts'
import { ROBOT } from './fetch/robots.ts'
import type { CheckResult } from './result.ts'

const AT_ONCE = 2
/** Checks that wait for one to end; more are refused. */
const MAX_WAITING = 10
const PER_HOUR = 5
const HOUR_SECONDS = 60 * 60
const MEMORY_MS = 10 * 60_000
/** A check that has begun longer ago has been stopped with its process. */
const LOST_AFTER_MS = 3 * 60_000

/** Where results are kept, each under the hash of its secret. */
export interface CheckStore {
  begin(hash: string, site: string): Promise<void>
  finish(hash: string, result: CheckResult): Promise<void>
  /** `result` is null until the check has ended. */
  find(hash: string): Promise<{ site: string; begunAt: number; result: object | null } | null>
  remove(hash: string): Promise<void>
}

export interface ServiceOptions extends Omit<CheckOptions, 'begin'> {
  store: CheckStore
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void }
}

export type CheckRefusal = 'address' | 'limit' | 'busy'
export type CheckState = { site: string; steps: readonly Step[]; result: CheckResult | null }
export type WebsiteChecks = ReturnType<typeof websiteChecks>

interface Running {
  begunAt: number
  steps: Step[]
  result: Promise<CheckResult>
}

/** Starts checks, within limits, and finds their results by secrets. */
export function websiteChecks({ store, log, known, reach }: ServiceOptions) {
  const limit = attemptLimit(PER_HOUR, HOUR_SECONDS)
  /** By site: a website is read once in ten minutes, whoever asks. */
  const lately = new Map<string, Running>()
  const byHash = new Map<string, Running>()
  const waiting: (() => void)[] = []
  let running = 0

  /** Runs when fewer than two others do. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // A check that waits takes this one's place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  function check(address: URL): Running {
    const now = Date.now()
    for (const [site, { begunAt }] of lately) if (now - begunAt > MEMORY_MS) lately.delete(site)
    const site = siteOf(address)
    const earlier = lately.get(site)
    if (earlier) return earlier
    const steps: Step[] = running >= AT_ONCE ? ['waiting'] : []
    const begin = (step: Step) => steps.push(step)
    const result = inTurn(() => checkWebsite(address, { known, reach, begin }))
    const started = { begunAt: now, steps, result }
    lately.set(site, started)
    return started
  }

  return {
    robot: ROBOT,
    /** @returns the secret of a new check, or why there is none. `client` is a network address. */
    async start(text: string, client: string): Promise<{ secret: string } | { refusal: CheckRefusal }> {
      const address = readAddress(text, reach.ports === null)
      if (!address) return { refusal: 'address' }
      if (waiting.length >= MAX_WAITING) return { refusal: 'busy' }
      if ((await limit.take(client)) > 0) return { refusal: 'limit' }
      const secret = randomBytes(16).toString('base64url')
      const hash = hashOf(secret)
      const site = siteOf(address)
      await store.begin(hash, site)
      const started = check(address)
      byHash.set(hash, started)
      void started.result
        .catch((error: unknown): CheckResult => {
          log.error(describeError(error), 'A website check failed.')
          lately.delete(site)
          return { site, checkedAt: new Date().toISOString(), pages: [], findings: [], fault: 'stopped' }
        })
        .then((result) => store.finish(hash, result))
        .then(() => log.info({}, 'A website was checked.'))
        .catch((error) => log.error(describeError(error), 'The result of a website check could not be kept.'))
        .finally(() => byHash.delete(hash))
      return { secret }
    },
    /** Null for an unknown or deleted check. */
    async find(secret: string): Promise<CheckState | null> {
      const hash = hashOf(secret)
      const kept = await store.find(hash)
      if (!kept) return null
      const { site, begunAt, result } = kept
      const isLost = !result && !byHash.has(hash) && Date.now() - begunAt > LOST_AFTER_MS
      const lost = {
        site,
        checkedAt: new Date(begunAt).toISOString(),
        pages: [],
        findings: [],
        fault: 'stopped' as const,
      }
      return {
        site,
        steps: byHash.get(hash)?.steps ?? [],
        result: isLost ? lost : (result as CheckResult | null),
      }
    },
    remove: (secret: string) => store.remove(hashOf(secret)),
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

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

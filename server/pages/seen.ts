import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { z } from 'zod'
import type { Seen } from '../../booking/booking-service.ts'
import { attemptLimit } from '../../platform/rate-limit.ts'
import { repeatWork } from '../../platform/repeated-work.ts'
import { sourceName } from '../../platform/source-name.ts'
import type { Log } from '../log.ts'

/** What a kill in the middle loses at most. */
const WRITE_EVERY_MS = 5_000
/** Reports of one network in an hour: a busy office, but not a script that makes a day. */
const PER_HOUR = 600
const HOUR_SECONDS = 60 * 60
/** Different counts in memory; more are dropped until the next write. */
export const MAX_COUNTS = 2_000

/** What `app/scripts/seen.ts` sends, which rounds its measurements. */
const EVENT = /^(seen:(narrow|middle|wide)|chosen|begun|lcp:(0|\d{1,3}00)|inp:\d{0,4}0|cls:\d\.\d\d)$/
const FAILED = /^failed:([\w.-]{1,60}):\d{1,6}$/
const BLOCKED = /^blocked:[a-z-]{1,30}:[\w.:-]{1,80}$/

/** Where browsers report what a page's policy blocked (w3.org/TR/CSP3, 5). */
export const REPORTS_PATH = '/seen/reports'

const reports = z.array(
  z.object({ url: z.string(), body: z.object({ effectiveDirective: z.string(), blockedURL: z.string() }) }),
)

interface CountOptions {
  addSeen(counts: readonly Seen[]): Promise<void>
  /** Whether the site has a page at this address. */
  hasPage(address: string): boolean
  /** The file names of the scripts that browsers get. */
  scripts: ReadonlySet<string>
  today(): string
  log: Log
}

export type SeenCounter = ReturnType<typeof countSeen>

/** Counts what pages report in memory, and writes it every few seconds. */
export function countSeen({ addSeen, hasPage, scripts, today, log }: CountOptions) {
  const limit = attemptLimit(PER_HOUR, HOUR_SECONDS)
  let counts = new Map<string, Seen>()

  const write = async () => {
    const written = [...counts.values()]
    counts = new Map()
    try {
      await addSeen(written)
    } catch (error) {
      written.forEach(add)
      throw error
    }
  }
  const writes = repeatWork(write, WRITE_EVERY_MS, WRITE_EVERY_MS, log)

  function add({ times, ...what }: Seen): void {
    const key = Object.values(what).join(' ')
    const known = counts.get(key)
    if (known) known.times += times
    else if (counts.size < MAX_COUNTS) counts.set(key, { ...what, times })
  }
  const count = (page: string, source: string, event: string) =>
    add({ day: today(), page, source, event, times: 1 })

  /** An error within a document has the name of its page. */
  const canCome = (page: string, event: string) => {
    const script = FAILED.exec(event)?.[1]
    return EVENT.test(event) || (script !== undefined && (scripts.has(script) || page.endsWith(`/${script}`)))
  }

  return {
    count,
    /** Writes what is in memory; what fails stays there. */
    write: writes.check,
    /**
     * `POST /seen`, from `app/scripts/seen.ts`. What no page of ours sends is not counted, and nobody is told.
     * @param clientOf the network address that a request comes from, which only the limit sees
     */
    routes(origin: string, clientOf: (request: Request, bindings: object) => string) {
      const app = new Hono<{ Bindings: object }>()
      app.post('/seen', csrf({ origin }), bodyLimit({ maxSize: 500 }), async (c) => {
        const { page = '', source = '', events = '' } = await c.req.parseBody()
        const address = String(page)
        const from = source === '' ? '' : sourceName(String(source))
        if (hasPage(address) && (await limit.take(clientOf(c.req.raw, c.env))) === 0)
          // Each kind once: a post is about one view.
          // Only views are told apart by their source.
          for (const [kind, event] of new Map(
            String(events)
              .split(' ')
              .map((one) => [one.split(':')[0], one]),
          ))
            if (canCome(address, event)) count(address, kind === 'seen' ? from : '', event)
        return c.body(null, 204)
      })
      app.post(REPORTS_PATH, bodyLimit({ maxSize: 20_000 }), async (c) => {
        const { data = [] } = reports.safeParse(await c.req.json().catch(() => null))
        for (const { url, body } of data) {
          const page = URL.parse(url)?.pathname ?? ''
          // The host alone: an address may name a person.
          const what = URL.parse(body.blockedURL)?.host || body.blockedURL
          const event = `blocked:${body.effectiveDirective}:${what}`
          const isOurs = hasPage(page) && BLOCKED.test(event)
          if (isOurs && (await limit.take(clientOf(c.req.raw, c.env))) === 0) count(page, '', event)
        }
        return c.body(null, 204)
      })
      return app
    },
    /** Writes what is in memory. */
    async close(): Promise<void> {
      await writes.check()
      await writes.stop()
    },
  }
}

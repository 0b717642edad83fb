import { setTimeout as wait } from 'node:timers/promises'
import type { SilentProxy } from '../fixtures/start-silent-proxy.ts'
import { freeStarts, openForms, send, type Visitor } from '../fixtures/visitor.ts'

/** Milliseconds after the network is back within which the desk has to book again. */
export const BACK_WITHIN_MS = 15_000
/** Longer than a statement may take: connections are found silent, and new ones are tried in vain. */
const SILENCE_MS = 12_000
/** Statements are under way, connections rest in the pool, and visitors come who need new ones. */
const UNDER_WAY = 6
const DURING = 8
/** Calls in the calendar that do not touch each other are so many open times apart. */
const APART = 4

export interface Silence {
  /** Answers of the desk while the network was silent, by what they were. */
  answers: { status: number; retryAfter: string | null; hasPhone: boolean }[]
  /** Pages that were not answered with 200 in that time. */
  missingPages: number
  /** What /readyz said in it. */
  readiness: number
  /** Milliseconds from the network's return to the first booking. */
  backAfter: number
  /** Acknowledged bookings, by the times they took. */
  acknowledged: string[]
  /** Visitors who were asked to try again, did, and got no call. */
  unserved: number
}

/** Lets the network between a running site and its database fall silent for a while, in the middle of the work. */
export async function fallSilent(origin: string, proxy: SilentProxy, phone: string): Promise<Silence> {
  const starts = await freeStarts(origin)
  const forms = await openForms(origin, UNDER_WAY + DURING + 1)
  const startOf = (n: number) => starts[n * APART] ?? ''
  const seen: Silence = {
    ...{ answers: [], missingPages: 0, readiness: 0, backAfter: Number.POSITIVE_INFINITY },
    ...{ acknowledged: [], unserved: 0 },
  }
  const post = async (visitor: Visitor, n: number) => {
    const response = await send(origin, visitor, startOf(n))
    const text = await response.text()
    if (response.ok) seen.acknowledged.push(startOf(n))
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      hasPhone: text.includes(phone),
    }
  }
  // As many connections as the pool holds rest in it.
  await Promise.all(
    Array.from({ length: 12 }, () => fetch(`${origin}/readyz`).then(() => freeStarts(origin))),
  )

  const underWay = forms.slice(0, UNDER_WAY).map((form, n) => post(form, n))
  await wait(3)
  proxy.fallSilent()
  const began = performance.now()
  const during = forms.slice(UNDER_WAY, UNDER_WAY + DURING).map(async (form, n) => {
    await wait((n * SILENCE_MS) / DURING)
    return post(form, UNDER_WAY + n)
  })
  while (performance.now() - began < SILENCE_MS) {
    const page = await fetch(`${origin}/book`, { signal: AbortSignal.timeout(3000) }).catch(() => null)
    if (page?.status !== 200) seen.missingPages += 1
    await page?.text()
    seen.readiness = Math.max(seen.readiness, (await fetch(`${origin}/readyz`)).status)
    await wait(200)
  }

  proxy.speak()
  const returned = performance.now()
  const last = forms.at(-1)
  while (last && performance.now() - returned < 4 * BACK_WITHIN_MS) {
    const { status } = await post(last, UNDER_WAY + DURING)
    if (status === 201) break
    await wait(200)
  }
  seen.backAfter = Math.round(performance.now() - returned)
  const first = await Promise.all([...underWay, ...during])
  seen.answers = first
  // Everybody who was asked to try again does so, with the same form.
  const again = first.map(async ({ status }, n) => {
    const form = forms[n]
    if (status === 503 && form) seen.unserved += Number((await post(form, n)).status >= 300)
  })
  await Promise.all(again)
  return seen
}

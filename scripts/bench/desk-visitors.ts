import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that each kind of request took. */
export interface Timings {
  tab: number[]
  slots: number[]
  booking: number[]
}

/** Requests a second, sent at even intervals whether or not earlier ones have been answered. */
const RATES = { tab: 20, slots: 10, booking: 5 }
/** A form may be sent two seconds after it was shown. */
const FORM_AGE_MS = 2200
/** The practice that every call of the bench is booked for. */
export const BENCH_PRACTICE = 'Bench Practice'

let visitors = 0

/**
 * Opens tabs, asks for times and books for some seconds.
 * @param origins of the processes on one database, which take the requests in turn
 * @throws {Error} when an answer is not the expected one
 */
export async function visit(origins: readonly string[], seconds: number): Promise<Timings> {
  let requests = 0
  const origin = () => origins[requests++ % origins.length] ?? ''
  const timings: Timings = { tab: [], slots: [], booking: [] }
  const forms: { key: string; shownAt: number }[] = []
  const { starts }: { starts: string[] } = await (await fetch(`${origin()}/desk/slots`)).json()

  const tab = async () => {
    const html = await timed(timings.tab, `${origin()}/desk/booking`, 200)
    forms.push({ key: /"formKey":"([^"]+)"/.exec(html)?.[1] ?? '', shownAt: performance.now() })
  }
  const slots = () => timed(timings.slots, `${origin()}/desk/slots`, 200)
  const booking = async () => {
    const form = forms[0]
    const start = starts[0]
    if (!form || !start || performance.now() - form.shownAt < FORM_AGE_MS) return
    forms.shift()
    starts.shift()
    await timed(timings.booking, `${origin()}/desk/booking`, 201, answers(form.key, start))
  }
  await Promise.all([
    atRate(RATES.tab, seconds, tab),
    atRate(RATES.slots, seconds, slots),
    atRate(RATES.booking, seconds, booking),
  ])
  return timings
}

async function atRate(perSecond: number, seconds: number, send: () => Promise<unknown>): Promise<void> {
  const sent: Promise<unknown>[] = []
  const began = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    await wait(Math.max(0, began + (n * 1000) / perSecond - performance.now()))
    sent.push(send())
  }
  await Promise.all(sent)
}

async function timed(times: number[], url: string, status: number, init?: RequestInit): Promise<string> {
  const began = performance.now()
  const response = await fetch(url, init)
  const text = await response.text()
  times.push(performance.now() - began)
  if (response.status !== status) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`)
  return text
}

/** A visitor with an e-mail and a network address of their own: limits on one sender are not what is measured. */
function answers(key: string, start: string): RequestInit {
  visitors += 1
  const address = `198.51.${Math.floor(visitors / 250) % 250}.${1 + (visitors % 250)}`
  return {
    method: 'POST',
    headers: { Accept: 'application/json', 'X-Forwarded-For': address },
    body: new URLSearchParams({
      ...{ key, start, zone: 'America/Chicago', name: 'Dana Example', practice: BENCH_PRACTICE },
      ...{ email: `bench.${visitors}@example.com`, phone: '(555) 010-0199', specialty: 'Ketamine', note: '' },
    }),
  }
}

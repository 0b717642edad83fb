/** How long a page must be visible to count, in milliseconds. */
const GLANCE = 1000

const isVisible = () => document.visibilityState === 'visible'

/** The page's address as it was opened; its own scripts may change the query later. */
const opened = new URL(location.href)

const send = (...events: string[]) =>
  navigator.sendBeacon(
    '/seen',
    new URLSearchParams({ page: opened.pathname, source: source(), events: events.join(' ') }),
  )

/** Pages for patients tell nothing, nor does a site that doesn't count. */
const isSilent = () => ['patient', 'uncounted'].some((mark) => mark in document.documentElement.dataset)

/** Tells the server when a script of ours fails: its name and line, nothing of what the visitor did. */
export function reportFailures(): void {
  if (isSilent()) return
  const tellFailure = ({ filename, lineno }: ErrorEvent) =>
    filename.startsWith(location.origin) && send(`failed:${filename.split('/').at(-1)}:${lineno}`)
  addEventListener('error', tellFailure, { once: true })
}

/**
 * Tells the server once that this page was seen, and when it is left, how fast it was here. Nothing is kept on the device,
 * and nothing identifies the visitor.
 */
export function reportSeen(): void {
  if (isSilent()) return
  const tell = () => {
    if (!isVisible()) return document.addEventListener('visibilitychange', tell, { once: true })
    send(`seen:${innerWidth < 640 ? 'narrow' : innerWidth < 1024 ? 'middle' : 'wide'}`)
    measure()
  }
  setTimeout(tell, GLANCE)
  // The calendar of this site says when a time is chosen and when the first answer is typed.
  const told = new Set<string>()
  addEventListener('message', ({ origin, data }: MessageEvent) => {
    const event = data?.step === 'details' ? 'chosen' : data?.type === 'desk:typing' ? 'begun' : ''
    if (origin !== location.origin || !event || told.has(event)) return
    told.add(event)
    send(event)
  })
}

/** The campaign's source, else the host that led here; `direct` without one, nothing from a page of this site. */
function source(): string {
  const from = document.referrer ? new URL(document.referrer).host : 'direct'
  return opened.searchParams.get('utm_source') ?? (from === opened.host ? '' : from)
}

/** Sends the largest paint, the slowest interaction and the shifts of the layout, once, when the page is hidden. */
function measure(): void {
  let [lcp, inp, cls] = [0, 0, 0]
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 40,
    } as PerformanceObserverInit)
  observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime))
  observe('event', ({ duration }) => (inp = Math.max(inp, duration)))
  observe('layout-shift', (shift) => {
    const { value, hadRecentInput } = shift as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) cls += value
  })
  const leave = () => {
    if (isVisible()) return
    document.removeEventListener('visibilitychange', leave)
    const up = (milliseconds: number, step: number) => Math.ceil(milliseconds / step) * step
    send(`lcp:${up(lcp, 100)}`, `inp:${up(inp, 40)}`, `cls:${Math.min(cls, 9).toFixed(2)}`)
  }
  document.addEventListener('visibilitychange', leave)
}

import { handOffAttribution, postAttribution } from './attribution-handoff.ts'
import type { WidgetSignal } from './widget-messages.ts'

/** The specification's least height of the frame, and a ceiling against a widget that grows without end. */
const LEAST_HEIGHT = 600
const MOST_HEIGHT = 4000
/** How long a widget may stay silent before the other ways are offered, in milliseconds. */
const PATIENCE = 8000

/**
 * Listens to the page's framed widget or form: gives it the height it reports, offers the other ways while it
 * is silent, hands over how the visitor came, and hands everything else to `onSignal`. `read` turns a message into
 * a signal, or into null for what is not understood; only messages of the frame itself, from a listed origin, reach it.
 */
export function listenToFrame<S extends { kind: string }>(
  read: (message: unknown) => S | WidgetSignal | null,
  onSignal: (signal: S) => void,
): void {
  const place = document.querySelector<HTMLElement>('[data-framed-widget]')
  const frame = place?.querySelector('iframe')
  if (!place || !frame) return
  const otherWays = document.querySelector<HTMLElement>('[data-other-ways]')
  const origins = new Set((place.dataset.origins ?? '').split(' ').filter(Boolean))
  // An empty list means the desk, which lives on this very origin.
  if (origins.size === 0) origins.add(location.origin)
  let least = LEAST_HEIGHT

  const silence = setTimeout(() => otherWays?.removeAttribute('hidden'), PATIENCE)
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || !origins.has(event.origin)) return
    const signal = read(event.data)
    if (!signal) return
    clearTimeout(silence)
    otherWays?.setAttribute('hidden', '')
    if ('takesTouches' in signal) postAttribution(frame, event.origin)
    if (!isAboutHeight(signal as WidgetSignal)) onSignal(signal as S)
  })

  handOffAttribution(place, frame)

  /** Widgets report the height of their content; the frame's own border comes on top, or a scrollbar would. */
  function makeRoom(px: number): void {
    if (frame) frame.style.height = `${px + frame.offsetHeight - frame.clientHeight}px`
  }

  /** True when the signal was about readiness or height, which every frame has in common. */
  function isAboutHeight(signal: WidgetSignal): boolean {
    switch (signal.kind) {
      case 'ready':
        return true
      case 'least-height':
        least = Math.min(Math.max(signal.px, LEAST_HEIGHT), MOST_HEIGHT)
        makeRoom(Math.max(least, frame?.clientHeight ?? 0))
        return true
      case 'height':
        makeRoom(Math.min(Math.max(signal.px, least), MOST_HEIGHT))
        return true
      default:
        return false
    }
  }
}

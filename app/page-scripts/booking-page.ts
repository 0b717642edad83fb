import { readWidgetMessage, type WidgetSignal } from './widget-messages.ts'

/** The specification's least height of the frame, and a ceiling against a widget that grows without end. */
const LEAST_HEIGHT = 600
const MOST_HEIGHT = 4000
/** How long a widget may stay silent before the other ways to book are offered, in milliseconds. */
const PATIENCE = 8000

const place = document.querySelector<HTMLElement>('[data-booking-widget]')
const frame = place?.querySelector('iframe')
const otherWays = document.querySelector<HTMLElement>('[data-other-ways]')

if (place && frame) listenTo(frame, (place.dataset.origins ?? '').split(' '))

function listenTo(frame: HTMLIFrameElement, listed: string[]): void {
  const origins = new Set(listed.filter(Boolean))
  // An empty list means the desk, which lives on this very origin.
  if (origins.size === 0) origins.add(location.origin)
  let least = LEAST_HEIGHT

  const silence = setTimeout(() => otherWays?.removeAttribute('hidden'), PATIENCE)
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || !origins.has(event.origin)) return
    const signal = readWidgetMessage(event.data)
    if (!signal) return
    clearTimeout(silence)
    otherWays?.setAttribute('hidden', '')
    obey(signal)
  })

  /** Widgets report the height of their content; the frame's own border comes on top, or a scrollbar would. */
  function makeRoom(px: number): void {
    frame.style.height = `${px + frame.offsetHeight - frame.clientHeight}px`
  }

  function obey(signal: WidgetSignal): void {
    switch (signal.kind) {
      case 'ready':
        return
      case 'least-height':
        least = Math.min(Math.max(signal.px, LEAST_HEIGHT), MOST_HEIGHT)
        makeRoom(Math.max(least, frame.clientHeight))
        return
      case 'height':
        makeRoom(Math.min(Math.max(signal.px, least), MOST_HEIGHT))
        return
      case 'booked':
        location.assign(
          signal.reference
            ? `/bookingconfirmation?booking=${encodeURIComponent(signal.reference)}`
            : '/bookingconfirmation',
        )
    }
  }
}

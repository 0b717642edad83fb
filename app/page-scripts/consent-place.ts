/** Room between the banner and what has the focus beside it, in pixels. */
const AIR = 12
/** Lower than this, in pixels, its answers would be hard to read. */
const LEAST_HEIGHT = 200

/** At the foot where its style puts it, in the foot's other corner, or under the header. */
const places = ['foot', 'end', 'head'] as const
type Place = (typeof places)[number]

/**
 * Keeps the banner where it covers no call to action: in the first place that is free, above the bar that sticks
 * to a phone's foot, and with nothing hidden behind it that gets the focus. It moves by `translate` alone, which
 * shifts no layout. Returns what undoes it.
 */
export function placeBanner(banner: HTMLElement): () => void {
  const root = document.documentElement
  const bar = document.querySelector<HTMLElement>('.call-bar')
  const header = document.querySelector('header')
  let place: Place = 'foot'
  let width = innerWidth

  function moveTo(next: Place): void {
    place = next
    banner.style.translate = ''
    const { left, top } = banner.getBoundingClientRect()
    const x = next === 'foot' ? 0 : innerWidth - banner.offsetWidth - 2 * left
    const head = Math.max(0, header?.getBoundingClientRect().bottom ?? 0) + left
    const y = next === 'head' ? head - top : -roomOfBar()
    banner.style.translate = `${x}px ${y}px`
  }

  /** How much of the phone's bar is on the screen, in pixels. */
  function roomOfBar(): number {
    return bar ? Math.min(bar.offsetHeight, Math.max(0, innerHeight - bar.getBoundingClientRect().top)) : 0
  }

  /** Stays where it is as long as that is free. */
  function settle(): void {
    banner.style.maxHeight = ''
    const free = [place, ...places].some((next) => {
      moveTo(next)
      return coveredCalls(banner).length === 0
    })
    // Too tall for any place, with its kinds shown on a small screen: it ends above the first call and scrolls within.
    if (!free) {
      moveTo('head')
      const room =
        Math.min(...coveredCalls(banner).map(({ top }) => top)) - banner.getBoundingClientRect().top
      if (room > LEAST_HEIGHT) banner.style.maxHeight = `${room - AIR}px`
      moveTo(room > LEAST_HEIGHT ? 'head' : 'foot')
    }
    const { top, bottom } = banner.getBoundingClientRect()
    const atHead = place === 'head'
    root.style.scrollPaddingTop = atHead ? `${bottom + AIR}px` : ''
    root.style.scrollPaddingBottom = atHead ? '' : `${innerHeight - top + AIR}px`
    // The last lines of the page can be scrolled clear of the banner.
    document.body.style.paddingBottom = atHead ? '' : `${innerHeight - top}px`
  }

  /** A phone's own bars change the window's height while one scrolls: what was decided for the width stays. */
  function onResize(): void {
    if (innerWidth !== width) place = 'foot'
    width = innerWidth
    settle()
  }

  settle()
  addEventListener('resize', onResize)
  document.addEventListener('scrollend', settle)
  // It grows when the kinds are shown.
  const sizes = new ResizeObserver(settle)
  sizes.observe(banner)
  const bars = new IntersectionObserver(settle, { threshold: [0, 0.25, 0.5, 0.75, 1] })
  if (bar) bars.observe(bar)
  return () => {
    removeEventListener('resize', onResize)
    document.removeEventListener('scrollend', settle)
    sizes.disconnect()
    bars.disconnect()
    root.style.scrollPadding = ''
    document.body.style.paddingBottom = ''
  }
}

/** The calls to action that it lies over. The phone's bar is left out: the banner stands above it. */
function coveredCalls(banner: HTMLElement): DOMRect[] {
  const over = banner.getBoundingClientRect()
  return [...document.querySelectorAll('.call')]
    .filter((call) => !call.closest('.call-bar, dialog'))
    .map((call) => call.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom, width }) =>
        width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top,
    )
}

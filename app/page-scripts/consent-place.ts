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

  /** Where it would lie. Everything is read before anything is written: a page is laid out once for it. */
  function boxAt(next: Place, home: DOMRect, foot: number): DOMRect {
    const head = Math.max(0, header?.getBoundingClientRect().bottom ?? 0) + home.left
    const left = next === 'foot' ? home.left : innerWidth - home.width - home.left
    const top = next === 'head' ? head : home.top - foot
    return new DOMRect(left, top, home.width, home.height)
  }

  /** How much of the phone's bar is on the screen, in pixels. */
  function roomOfBar(): number {
    return bar ? Math.min(bar.offsetHeight, Math.max(0, innerHeight - bar.getBoundingClientRect().top)) : 0
  }

  /** Where its style alone puts it. */
  function homeOf(): DOMRect {
    banner.style.translate = ''
    return banner.getBoundingClientRect()
  }

  /** Stays where it is as long as that is free. */
  function settle(): void {
    banner.style.maxHeight = ''
    let home = homeOf()
    const foot = roomOfBar()
    const calls = callsOnScreen()
    const free = [place, ...places].find((next) => !calls.some(covers(boxAt(next, home, foot))))
    place = free ?? 'foot'
    // Too tall for any place, with its kinds shown on a small screen: it ends above the first call and scrolls within.
    if (!free) {
      const atHead = boxAt('head', home, foot)
      const room = Math.min(...calls.filter(covers(atHead)).map(({ top }) => top)) - atHead.top
      if (room > LEAST_HEIGHT) {
        place = 'head'
        banner.style.maxHeight = `${room - AIR}px`
        home = homeOf()
      }
    }
    const { left, top, bottom } = boxAt(place, home, foot)
    const isAtHead = place === 'head'
    banner.style.translate = `${left - home.left}px ${top - home.top}px`
    root.style.scrollPaddingTop = isAtHead ? `${bottom + AIR}px` : ''
    root.style.scrollPaddingBottom = isAtHead ? '' : `${innerHeight - top + AIR}px`
    // The last lines of the page can be scrolled clear of the banner.
    document.body.style.paddingBottom = isAtHead ? '' : `${innerHeight - top}px`
  }

  /** A phone's own bars change the window's height while one scrolls: what was decided for the width stays. */
  function onResize(): void {
    if (innerWidth !== width) place = 'foot'
    width = innerWidth
    settle()
  }

  addEventListener('resize', onResize)
  document.addEventListener('scrollend', settle)
  // Called for the first time before the banner is painted, and again when it grows with its kinds.
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

/** The calls to action. The phone's bar is left out: the banner stands above it. */
function callsOnScreen(): DOMRect[] {
  return [...document.querySelectorAll('.call')]
    .filter((call) => !call.closest('.call-bar, dialog'))
    .map((call) => call.getBoundingClientRect())
}

const covers =
  (over: DOMRect) =>
  ({ left, right, top, bottom, width }: DOMRect): boolean =>
    width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top

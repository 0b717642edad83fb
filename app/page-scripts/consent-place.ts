/** Room between the banner and what has the focus beside it, in pixels. */
const AIR = 12
/** Lower than this, in pixels, its answers would be hard to read. */
const LEAST_HEIGHT = 200

/**
 * Keeps the banner where it covers no call to action: at the foot, in its other corner, or under the header,
 * whichever is free first; above the bar that sticks to a phone's foot; and nothing that gets the focus behind it.
 * Returns what undoes it.
 */
export function placeBanner(banner: HTMLElement): () => void {
  const root = document.documentElement
  const bar = document.querySelector<HTMLElement>('.call-bar')
  const header = document.querySelector('header')

  function settle(): void {
    const head = Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
    banner.style.setProperty('--consent-head', `${head}px`)
    banner.style.maxHeight = ''
    const free = ['foot', 'end', 'head'].some((place) => {
      banner.dataset.place = place
      return coveredCalls(banner).length === 0
    })
    // Too tall for any place, with its kinds shown on a small screen: it ends above the first call and scrolls within.
    const room = Math.min(...coveredCalls(banner).map(({ top }) => top)) - banner.getBoundingClientRect().top
    if (!free && room > LEAST_HEIGHT) banner.style.maxHeight = `${room - AIR}px`
    else if (!free) banner.dataset.place = 'foot'
    makeRoom()
  }

  /** Moved by `translate`, which shifts no layout, when the phone's bar comes and goes. */
  function makeRoom(): void {
    const atHead = banner.dataset.place === 'head'
    const barInView = bar && !atHead ? Math.max(0, innerHeight - bar.getBoundingClientRect().top) : 0
    banner.style.translate = bar && barInView > 0 ? `0 ${-Math.min(barInView, bar.offsetHeight)}px` : ''
    const { top, bottom } = banner.getBoundingClientRect()
    root.style.scrollPaddingTop = atHead ? `${bottom + AIR}px` : ''
    root.style.scrollPaddingBottom = atHead ? '' : `${innerHeight - top + AIR}px`
    // The last lines of the page can be scrolled clear of the banner.
    document.body.style.paddingBottom = atHead ? '' : `${innerHeight - top}px`
  }

  /** A phone's own bars change the window's height while one scrolls: the banner does not jump for that. */
  function onResize(): void {
    const hasTurned = innerWidth !== width
    width = innerWidth
    if (hasTurned) settle()
    else makeRoom()
  }

  let width = innerWidth
  settle()
  addEventListener('resize', onResize)
  // It grows when the kinds are shown.
  const sizes = new ResizeObserver(settle)
  sizes.observe(banner)
  const bars = new IntersectionObserver(makeRoom, { threshold: [0, 0.25, 0.5, 0.75, 1] })
  if (bar) bars.observe(bar)
  return () => {
    removeEventListener('resize', onResize)
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

/** Room between the banner and what has the focus beside it, in pixels. */
const AIR = 12

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
    banner.style.setProperty(
      '--consent-head',
      `${Math.max(0, header?.getBoundingClientRect().bottom ?? 0)}px`,
    )
    for (const place of ['foot', 'end', 'head', 'foot']) {
      banner.dataset.place = place
      if (!coversCall(banner)) break
    }
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

  settle()
  addEventListener('resize', settle)
  const sizes = new ResizeObserver(makeRoom)
  sizes.observe(banner)
  const bars = new IntersectionObserver(makeRoom, { threshold: [0, 0.25, 0.5, 0.75, 1] })
  if (bar) bars.observe(bar)
  return () => {
    removeEventListener('resize', settle)
    sizes.disconnect()
    bars.disconnect()
    root.style.scrollPadding = ''
    document.body.style.paddingBottom = ''
  }
}

/** Whether it lies over a call to action of the page. The phone's bar is left out: the banner stands above it. */
function coversCall(banner: HTMLElement): boolean {
  const over = banner.getBoundingClientRect()
  return [...document.querySelectorAll('.call')].some((call) => {
    if (call.closest('.call-bar, dialog')) return false
    const { left, right, top, bottom, width } = call.getBoundingClientRect()
    return width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top
  })
}

/** A section counts as in view once a tenth of it is (the specification's threshold). */
const THRESHOLD = 0.1
/** A section waits hidden only this close below the fold, in pixels. */
const APPROACH = 120

/** Lets sections marked `data-reveal` fade and rise, and what the pencil draws in them draw itself, as they are scrolled into view. */
export function fadeInSections(): void {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return

  const enters = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        // A section ten screens tall never shows a tenth of itself: filling half the screen counts as well.
        if (intersectionRatio < THRESHOLD && intersectionRect.height < innerHeight / 2) continue
        show(target as HTMLElement)
        enters.unobserve(target)
      }
    },
    { threshold: [0.02, 0.05, THRESHOLD] },
  )
  const approaches = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) continue
        approaches.unobserve(target)
        // Already on screen, after a jump or at the first look: hiding it now would make the page blink.
        if (boundingClientRect.top < innerHeight) continue
        const section = target as HTMLElement
        section.dataset.reveal = 'waiting'
        // Keyboard focus may come before scrolling, and must not land on something invisible.
        section.addEventListener('focusin', () => show(section), { once: true })
        enters.observe(section)
      }
    },
    { rootMargin: `0px 0px ${APPROACH}px 0px` },
  )
  // From the first scroll on: a page that is captured whole without scrolling has no section hidden.
  const begin = () => {
    for (const section of document.querySelectorAll('[data-reveal]')) approaches.observe(section)
  }
  if (scrollY > 0) begin()
  else addEventListener('scroll', begin, { once: true, passive: true })
}

function show(section: HTMLElement): void {
  section.dataset.reveal = 'shown'
}

/** A section is being read once its top has passed this line, in pixels: a little below where an anchor lands. */
const READING_LINE = 112

const list = document.querySelector<HTMLElement>('[data-contents]')
if (list && 'IntersectionObserver' in window) markWhereYouAre(list)

/** Marks the section being read in the table of contents, and names it in the bar that a phone shows. */
function markWhereYouAre(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const sections = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? [])
  const passing = new Set<Element>()
  let atEnd = false

  function mark(): void {
    const last = sections.findLast((section) => passing.has(section))
    // On a tall screen the last sections never reach the line: there the one that was asked for counts.
    const asked = atEnd ? sections.find((section) => `#${section.id}` === location.hash) : undefined
    const current = asked ?? last
    for (const [index, link] of links.entries()) {
      if (sections[index] !== current) link.removeAttribute('aria-current')
      else if (link.getAttribute('aria-current') !== 'location') link.setAttribute('aria-current', 'location')
    }
    namePlace(links.find((link) => link.hasAttribute('aria-current')))
  }

  function observe(): IntersectionObserver {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passing.add(target)
          else passing.delete(target)
        }
        mark()
      },
      { rootMargin: `0px 0px ${READING_LINE - innerHeight}px 0px` },
    )
    for (const section of sections) observer.observe(section)
    return observer
  }

  let observer = observe()
  let height = innerHeight
  addEventListener('resize', () => {
    if (innerHeight === height) return
    height = innerHeight
    observer.disconnect()
    passing.clear()
    observer = observe()
  })
  addEventListener('hashchange', mark)

  const foot = document.querySelector('body > footer')
  if (!foot) return
  new IntersectionObserver(
    ([entry]) => {
      atEnd = entry !== undefined && entry.intersectionRatio > 0.98
      mark()
    },
    { threshold: [0, 0.99, 1] },
  ).observe(foot)
}

function namePlace(link: HTMLAnchorElement | undefined): void {
  const bar = document.querySelector<HTMLElement>('[data-reading-place]')
  const heading = bar?.querySelector('[data-heading]')
  if (!bar || !heading) return
  bar.hidden = !link
  if (link) heading.textContent = link.innerText.replace(/\s+/g, ' ').trim()
}

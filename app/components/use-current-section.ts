import { useSyncExternalStore } from 'react'

/** A section is being read once its top has passed this line, in pixels: a little below where an anchor lands. */
const READING_LINE = 112

const events = ['scroll', 'resize', 'hashchange'] as const

function subscribe(notify: () => void) {
  for (const event of events) addEventListener(event, notify, { passive: true })
  return () => {
    for (const event of events) removeEventListener(event, notify)
  }
}

/**
 * The id of the section being read; null above the first one, on the server, and while hydrating.
 * @param ids of the sections, in the order of the page
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  return useSyncExternalStore(
    subscribe,
    () => findCurrent(ids),
    () => null,
  )
}

function findCurrent(ids: readonly string[]): string | null {
  // On a tall screen the last sections never reach the line: at the end of the page the one in the URL's hash counts.
  const { scrollHeight } = document.documentElement
  const asked = location.hash.slice(1)
  if (scrollY + innerHeight >= scrollHeight - 2 && ids.includes(asked)) return asked
  return ids.findLast((id) => isPassed(document.getElementById(id))) ?? null
}

function isPassed(section: HTMLElement | null): boolean {
  return section !== null && section.getBoundingClientRect().top <= READING_LINE
}

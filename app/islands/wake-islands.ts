import type { ComponentType } from 'react'
import type { WakeTime } from './island.tsx'

const sources = import.meta.glob<ComponentType>('../{components,layout,routes}/**/*.island.tsx', {
  import: 'default',
})
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.island.tsx'.length)
const loaders = new Map(Object.entries(sources).map(([file, load]) => [nameOf(file), load]))

/** How far from the screen an island wakes, in pixels. */
const MARGIN = 200

const hydrations = new WeakMap<Element, Promise<void>>()

/** Hydrates an island once; resolves when it answers to events. A failed download may be tried again. */
export function wake(root: HTMLElement): Promise<void> {
  const known = hydrations.get(root)
  if (known) return known
  const hydration = hydrate(root)
  hydrations.set(root, hydration)
  hydration.catch((error) => {
    hydrations.delete(root)
    console.error('This part of the page could not be loaded:', error)
  })
  return hydration
}

/** Hydrates the island of that name, if the page has one. */
export function wakeNamed(name: string): void {
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (root) void wake(root)
}

async function hydrate(root: HTMLElement): Promise<void> {
  const load = loaders.get(root.dataset.island ?? '')
  if (!load) throw new Error(`There is no island "${root.dataset.island}".`)
  const [{ hydrateIsland }, component] = await Promise.all([import('./hydrate.tsx'), load()])
  await hydrateIsland(root, component, JSON.parse(root.dataset.props ?? '{}'))
  root.dataset.hydrated = ''
}

/** Watches the page's islands and hydrates each at its time, never before the first paint. */
export function wakeIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const root of islands) if (root.dataset.wake !== 'manual') wakeOnTouch(root)
  const waiting = (time: WakeTime) => islands.filter((root) => root.dataset.wake === time)
  // Two frames: the callback of the first runs before its paint.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const root of waiting('load')) void wake(root)
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (!isIntersecting) continue
            observer.unobserve(target)
            void wake(target.parentElement as HTMLElement)
          }
        },
        { rootMargin: `${MARGIN}px` },
      )
      // The island's own element has no box (base.css), so its first child is observed.
      for (const root of waiting('visible'))
        if (root.firstElementChild) observer.observe(root.firstElementChild)
    }),
  )
}

function wakeOnTouch(root: HTMLElement): void {
  // Browsers also send `pointermove`, without any movement, when an island appears under a resting pointer.
  const touched = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
    if (type !== 'pointermove' || movementX || movementY) void wake(root)
  }
  for (const event of ['pointermove', 'pointerdown', 'focusin'])
    root.addEventListener(event, touched, { passive: true })
  if (root.dataset.wake !== 'touch') return
  // Before hydration only links work in such an island, so any other click is repeated afterwards.
  const repeat = async (event: Event) => {
    if ('hydrated' in root.dataset || (event.target as Element).closest('a[href]')) return
    event.preventDefault()
    event.stopPropagation()
    await wake(root)
    root.removeEventListener('click', repeat, true)
    // Not `click()`, because an SVG within a button has no such method.
    event.target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  root.addEventListener('click', repeat, true)
}

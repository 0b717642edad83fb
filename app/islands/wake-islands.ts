import type { ComponentType } from 'react'
import type { ClientDirective } from './island.tsx'
import { islandName } from './island-name.ts'

const sources = import.meta.glob<ComponentType>('../{components,layout,routes}/**/*.island.tsx', {
  import: 'default',
})
const loaders = new Map(Object.entries(sources).map(([file, load]) => [islandName(file), load]))

/** How far from the screen an island wakes, in pixels. */
const MARGIN = 200

const hydrations = new WeakMap<Element, Promise<void>>()

/** Hydrates an island once; resolves when it answers to events. A failed download may be tried again. */
export function wake(root: HTMLElement): Promise<void> {
  const known = hydrations.get(root)
  if (known) return known
  const hydration = load(root)
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

async function load(root: HTMLElement): Promise<void> {
  const loadComponent = loaders.get(root.dataset.island ?? '')
  if (!loadComponent) throw new Error(`There is no island "${root.dataset.island}".`)
  const [{ hydrate }, component] = await Promise.all([import('../../platform/hydrate.tsx'), loadComponent()])
  await hydrate(root, component, JSON.parse(root.dataset.props ?? '{}'))
  root.dataset.hydrated = ''
}

/** Watches the page's islands and hydrates each at its time, never before the first paint. */
export function wakeIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  for (const root of islands) if (root.dataset.client !== 'manual') wakeOnTouch(root)
  const waiting = (time: ClientDirective) => islands.filter((root) => root.dataset.client === time)
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
  if (root.dataset.client !== 'touch') return
  // Before hydration only links work in such an island, so any other click is repeated afterwards. What can't be
  // loaded is left to the browser, which posts the form.
  const repeat = async (event: Event) => {
    const target = event.target as Element
    if ('hydrated' in root.dataset || target.closest('a[href]')) return
    event.preventDefault()
    event.stopPropagation()
    const place = controlsOf(root).indexOf(target.closest(CONTROLS) as Element)
    await wake(root).catch(() => {})
    root.removeEventListener('click', repeat, true)
    // React may have drawn the island anew. Not `click()`, because an SVG within a button has no such method.
    const pressed = target.isConnected ? target : controlsOf(root)[place]
    pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  root.addEventListener('click', repeat, true)
}

const CONTROLS = 'button, input, label, select, summary, textarea'
const controlsOf = (root: Element) => [...root.querySelectorAll(CONTROLS)]

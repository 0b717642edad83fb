import { isZone } from '../domain/format-time.ts'
import { clearTab, readTab, writeTab } from './tab-storage.ts'

/**
 * The details step, kept for a reload of the page around the widget: browsers then load the frame from its
 * first address, which knows nothing of a chosen time.
 */
export interface KeptStep {
  start: number
  zone: string
}

const STORAGE_KEY = 'desk-step'

/** Keeps the step from now on, or with null keeps none: there is nothing to come back to. */
export function keepStep(step: KeptStep | null): void {
  const page = step && outermostPage()
  if (page) writeTab(STORAGE_KEY, { ...step, page: page.openedAt })
  else clearTab(STORAGE_KEY)
}

/**
 * The step that a reload has interrupted. A page that was come to in any other way begins at the beginning,
 * and so does a frame that Back leads to within the reloaded page.
 */
export function interruptedStep(): KeptStep | null {
  const kept = readTab(STORAGE_KEY) as (Partial<KeptStep> & { page?: unknown }) | null
  const page = outermostPage()
  if (!kept || !page?.reloaded || kept.page === page.openedAt) return null
  const { start, zone } = kept
  return typeof start === 'number' && typeof zone === 'string' && isZone(zone) ? { start, zone } : null
}

/** The page that the browser's Reload button reloads; null when it is of another origin and cannot be asked. */
function outermostPage(): { openedAt: number; reloaded: boolean } | null {
  try {
    const { performance } = window.top ?? window
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { openedAt: performance.timeOrigin, reloaded: entry?.type === 'reload' }
  } catch {
    return null
  }
}

import { isZone } from '../../core/format-time.ts'
import { clearTab, readTab, writeTab } from '../../form/ui/tab-storage.ts'

/**
 * The details step, stored for a reload of the page around the widget: browsers then load the frame from its
 * initial address, which knows nothing of the chosen time.
 */
export interface StoredStep {
  start: number
  zone: string
}

/** A stored step that a reload interrupted, and whether its time is still free. */
export interface InterruptedStep extends StoredStep {
  isFree: boolean
}

const STORAGE_KEY = 'desk-step'

/** Stores the step, or with null removes it. */
export function storeStep(step: StoredStep | null): void {
  const page = step && outermostPage()
  if (page) writeTab(STORAGE_KEY, { ...step, page: page.openedAt })
  else clearTab(STORAGE_KEY)
}

/**
 * The step that a reload interrupted. Null after any other kind of navigation, and in a frame that Back leads to
 * within the reloaded page.
 * @param starts the free starts that the server rendered
 */
export function readInterruptedStep(starts: number[]): InterruptedStep | null {
  const stored = readTab(STORAGE_KEY) as (Partial<StoredStep> & { page?: unknown }) | null
  const page = outermostPage()
  if (!stored || !page?.reloaded || stored.page === page.openedAt) return null
  const { start, zone } = stored
  if (typeof start !== 'number' || typeof zone !== 'string' || !isZone(zone)) return null
  return { start, zone, isFree: starts.includes(start) }
}

/** The page that the Reload button reloads; null when it has another origin and cannot be read. */
function outermostPage(): { openedAt: number; reloaded: boolean } | null {
  try {
    const { performance } = window.top ?? window
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { openedAt: performance.timeOrigin, reloaded: entry?.type === 'reload' }
  } catch {
    return null
  }
}

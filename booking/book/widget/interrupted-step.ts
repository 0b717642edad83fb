import { isZone } from '../../core/format-time.ts'
import { clearTab, readTab, writeTab } from '../../form/ui/tab-storage.ts'

/** Stored because a reload of the page around a frame loads the frame's initial address, without the chosen time. */
interface StoredStep {
  start: number
  zone: string
}

/** A step that a reload interrupted, and whether its time is still open. */
export interface InterruptedStep extends StoredStep {
  isFree: boolean
}

const STORAGE_KEY = 'desk-step'

export function storeStep(step: StoredStep | null): void {
  const page = step && outermostPage()
  if (page) writeTab(STORAGE_KEY, { ...step, page: page.openedAt })
  else clearTab(STORAGE_KEY)
}

/** The step that a reload interrupted; null after other navigations, also when Back leads to the frame later. */
export function readInterruptedStep(starts: number[]): InterruptedStep | null {
  const stored = readTab(STORAGE_KEY) as (Partial<StoredStep> & { page?: unknown }) | null
  const page = outermostPage()
  if (!stored || !page?.reloaded || stored.page === page.openedAt) return null
  const { start, zone } = stored
  if (typeof start !== 'number' || typeof zone !== 'string' || !isZone(zone)) return null
  return { start, zone, isFree: starts.includes(start) }
}

/** The page that the Reload button reloads; null when it has another origin. */
function outermostPage(): { openedAt: number; reloaded: boolean } | null {
  try {
    const { performance } = window.top ?? window
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { openedAt: performance.timeOrigin, reloaded: entry?.type === 'reload' }
  } catch {
    return null
  }
}

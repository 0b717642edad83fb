import { BOOKING_FORM, fieldsOf } from '../../core/fields.ts'
import { isZone } from '../../core/format-time.ts'

const DRAFT_KEY = 'desk-draft'
const FIELD_NAMES = fieldsOf(BOOKING_FORM).flatMap(([name, { isBrought }]) => (isBrought ? [] : [name]))
const CONSENT_NAMES = Object.keys(BOOKING_FORM.consents)

/** The answers typed so far, stored for this tab only. */
interface Draft {
  answers: Record<string, string>
  checked: string[]
}

export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const draft: Draft = {
    answers: Object.fromEntries(FIELD_NAMES.map((name) => [name, String(data.get(name) ?? '')])),
    checked: CONSENT_NAMES.filter((name) => data.has(name)),
  }
  writeTab(DRAFT_KEY, draft)
}

export function dropDraft(): void {
  clearTab(DRAFT_KEY)
}

/** Fills empty fields from the draft: what was typed before hydration stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const { answers = {}, checked = [] } = (readTab(DRAFT_KEY) ?? {}) as Partial<Draft>
  for (const name of FIELD_NAMES) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && field.value === '') field.value = answers[name] ?? ''
  }
  for (const name of CONSENT_NAMES) {
    const box = form.elements.namedItem(name)
    if (box instanceof HTMLInputElement && checked.includes(name)) box.checked = true
  }
}

/** Stored because a reload of the page around a frame loads the frame's initial address, without the chosen time. */
interface StoredStep {
  start: number
  zone: string
}

/** A step that a reload interrupted, and whether its time is still open. */
export interface InterruptedStep extends StoredStep {
  isFree: boolean
}

const STEP_KEY = 'desk-step'

export function storeStep(step: StoredStep | null): void {
  const page = step && outermostPage()
  if (page) writeTab(STEP_KEY, { ...step, page: page.openedAt })
  else clearTab(STEP_KEY)
}

/** The step that a reload interrupted; null after other navigations, also when Back leads to the frame later. */
export function readInterruptedStep(starts: number[]): InterruptedStep | null {
  const stored = readTab(STEP_KEY) as (Partial<StoredStep> & { page?: unknown }) | null
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

/** Session storage may be blocked inside a frame, or full. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage)
  } catch {
    return null
  }
}

function writeTab(key: string, value: unknown): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(value)))
}

/** The stored value, of any shape: an older version of the widget may have written it. */
function readTab(key: string): unknown {
  return withStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'))
}

function clearTab(key: string): void {
  withStorage((storage) => storage.removeItem(key))
}

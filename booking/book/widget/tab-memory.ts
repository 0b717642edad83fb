import { BOOKING_FORM, fieldsOf } from '../../core/fields.ts'

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

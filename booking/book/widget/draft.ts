import { BOOKING_FORM } from '../../core/fields.ts'
import { clearTab, readTab, writeTab } from '../../form/ui/tab-storage.ts'

const STORAGE_KEY = 'desk-draft'
const FIELD_NAMES = Object.keys(BOOKING_FORM.fields)
const CONSENT_NAMES = Object.keys(BOOKING_FORM.consents)

/** The answers typed so far, stored for this tab only. */
interface Draft {
  answers: Record<string, string>
  checked: string[]
  /** The note from the address. */
  carriedNote: string
}

export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form)
  const draft: Draft = {
    answers: Object.fromEntries(FIELD_NAMES.map((name) => [name, String(data.get(name) ?? '')])),
    checked: CONSENT_NAMES.filter((name) => data.has(name)),
    carriedNote: noteOf(form)?.defaultValue ?? '',
  }
  writeTab(STORAGE_KEY, draft)
}

export function dropDraft(): void {
  clearTab(STORAGE_KEY)
}

/** Fills empty fields from the draft: what was typed before hydration stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const { answers = {}, checked = [], carriedNote } = (readTab(STORAGE_KEY) ?? {}) as Partial<Draft>
  const note = noteOf(form)
  // The visitor may have edited or deleted the same carried note before the reload.
  if (note && note.value === carriedNote && note.defaultValue === carriedNote) note.value = answers.note ?? ''
  for (const name of FIELD_NAMES) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && field.value === '') field.value = answers[name] ?? ''
  }
  for (const name of CONSENT_NAMES) {
    const box = form.elements.namedItem(name)
    if (box instanceof HTMLInputElement && checked.includes(name)) box.checked = true
  }
}

function noteOf(form: HTMLFormElement): HTMLTextAreaElement | null {
  const field = form.elements.namedItem('note')
  return field instanceof HTMLTextAreaElement ? field : null
}

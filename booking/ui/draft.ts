import { type Answers, CONSENT_NAMES, FIELD_NAMES } from './props.ts'
import { clearTab, readTab, writeTab } from './tab-storage.ts'

/** The answers typed so far, stored for this tab only, so that a reload does not lose them. */
const STORAGE_KEY = 'desk-draft'

/** The current values of the form's fields. */
export function readAnswers(form: HTMLFormElement): Answers {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    practice: text('practice'),
    email: text('email'),
    phone: text('phone'),
    specialty: text('specialty'),
    area: text('area'),
    note: text('note'),
    reminderTexts: data.has('reminderTexts'),
    marketingTexts: data.has('marketingTexts'),
  }
}

export function saveDraft(form: HTMLFormElement): void {
  writeTab(STORAGE_KEY, { ...readAnswers(form), carriedNote: carriedNote(form) })
}

export function dropDraft(): void {
  clearTab(STORAGE_KEY)
}

/** The text that the server put into the note, from the address; empty when there is none. */
function carriedNote(form: HTMLFormElement): string {
  const field = form.elements.namedItem('note')
  return field instanceof HTMLTextAreaElement ? field.defaultValue : ''
}

/** Fills fields that are still empty from the draft: what was typed before hydration wins. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readTab(STORAGE_KEY) as (Partial<Answers> & { carriedNote?: unknown }) | null
  if (!draft || typeof draft !== 'object') return
  restoreCarriedNote(form, draft)
  for (const name of FIELD_NAMES) {
    const field = form.elements.namedItem(name)
    const value = draft[name]
    if (typeof value !== 'string' || !value) continue
    if (isTextField(field) && field.value === '') field.value = value
  }
  for (const name of CONSENT_NAMES) {
    const box = form.elements.namedItem(name)
    if (box instanceof HTMLInputElement && draft[name] === true) box.checked = true
  }
}

/** The same carried note, edited or deleted before a reload, stays as the visitor left it. */
function restoreCarriedNote(form: HTMLFormElement, draft: { note?: string; carriedNote?: unknown }): void {
  const field = form.elements.namedItem('note')
  if (!(field instanceof HTMLTextAreaElement) || typeof draft.note !== 'string') return
  const isUntouched = field.defaultValue !== '' && field.value === field.defaultValue
  if (isUntouched && draft.carriedNote === field.defaultValue) field.value = draft.note
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isTextField(field: Element | RadioNodeList | null): field is TextField {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
}

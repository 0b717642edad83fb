import { tryStorage } from '../../../platform/browser-storage.ts'
import { answersOf, readCallNotes } from '../../../platform/call-notes.ts'
import { BOOKING_CONSENTS } from '../../core/consents.ts'
import type { Question } from '../../core/questions.ts'
import type { Typed } from '../../form/posted-form.ts'

const DRAFT_KEY = 'desk-draft'

/** What is typed and checked; the notes for the call are kept elsewhere. */
const namesOf = (questions: readonly Question[]) => [
  ...questions.filter(({ isBrought }) => !isBrought).map(({ name }) => name),
  ...BOOKING_CONSENTS.map(({ name }) => name),
]

/** Stores the answers typed so far, for this tab only. */
export function saveDraft(form: HTMLFormElement, questions: readonly Question[]): void {
  const data = new FormData(form)
  const draft: Typed = Object.fromEntries(
    namesOf(questions).map((name) => [name, data.getAll(name).map(String)]),
  )
  tryStorage(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft)))
}

export function dropDraft(): void {
  tryStorage(() => sessionStorage.removeItem(DRAFT_KEY))
}

/** Fills empty fields from the draft, and from the notes for the call: what was typed before hydration stays. */
export function restoreDraft(form: HTMLFormElement, questions: readonly Question[]): void {
  const draft: Typed = tryStorage(() => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')) ?? {}
  const known = answersOf(readCallNotes())
  for (const name of namesOf(questions)) {
    const values = draft[name] ?? [known[name] ?? '']
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (field.type === 'checkbox') field.checked ||= values.includes(field.value)
      else if (field.value === '') field.value = values[0] ?? ''
    }
  }
}

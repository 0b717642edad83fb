import { tryStorage } from '../../platform/browser-storage.ts'
import type { Unsaved } from '../edits.ts'
import { titled } from '../titles.ts'

const KEY = 'editor-unsaved '
const TAB = crypto.randomUUID()

/** What is typed in this tab and not saved, by file. */
const typed = new Map<string, Unsaved>()

export const unsavedOf = (file: string): Unsaved | undefined => typed.get(file)

export const allUnsaved = (): Unsaved[] => [...typed.values()]

/** Keeps what is typed, in the browser too, in case that the tab is closed. */
export function keepUnsaved(one: Unsaved): void {
  const mine = { ...one, tab: TAB }
  typed.set(one.file, mine)
  // A picture is too large to be kept there: one in a text is left out, with one in a field what was typed before it stays.
  tryStorage(() => localStorage.setItem(KEY + one.file, JSON.stringify({ ...mine, pictures: [] })))
}

/** Takes what is typed out of the next save. The browser still keeps it, also if another tab has written over it. */
export function setAside(file: string): void {
  const one = typed.get(file)
  if (one) keepUnsaved(one)
  typed.delete(file)
}

/** Forgets what was typed, but not what another tab has typed for the same file. */
export function forgetUnsaved(one: Unsaved): void {
  if (typed.get(one.file) === one) typed.delete(one.file)
  if (storedUnsaved(one.file)?.tab === one.tab) localStorage.removeItem(KEY + one.file)
}

/** Returns what the browser keeps of a file, from this tab, another or a closed one. */
export const storedUnsaved = (file: string): Unsaved | null =>
  JSON.parse(localStorage.getItem(KEY + file) ?? 'null')

export const storedFiles = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? key.slice(KEY.length) : []))

/** Whether the panel is saving, after which the page reloads. */
export const saving = { now: false }

/** Returns whether what is typed for a file may be discarded, and discards it. Asks the user if there is any. */
export function mayLose(file: string): boolean {
  const one = typed.get(file)
  if (one && !confirm(`Discard what you typed for ${titled(file)}?`)) return false
  if (one) forgetUnsaved(one)
  return true
}

addEventListener('beforeunload', (event) => {
  if (typed.size > 0) event.preventDefault()
})
// A file that was changed by hand reloads the page, but not under what is being typed: the save says what has changed.
import.meta.hot?.on('vite:beforeFullReload', () => {
  if (typed.size > 0) throw new Error('Not reloaded, because something typed is not saved.')
})

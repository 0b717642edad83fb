import { tryStorage } from './browser-storage.ts'

/**
 * What a visitor worked out on this site and may want to have on the call. Notes are kept in the browser and go nowhere
 * until a booking is sent with them: the pages write them, and the booking form, a document of its own, sends them.
 */
export interface CallNote {
  /** One note of each kind is kept: a new one takes the place of the old one. */
  kind: string
  /** Lines of plain text. */
  text: string
  /** Shown in place of the text on a page; its address is an absolute one, because the agency's email carries it. */
  link?: { label: string; href: string }
  /** What the booking form need not ask: answers by the names of its questions, like `{ patientValue: '$2,500' }`. */
  answers?: Record<string, string>
}

const KEY = 'call-notes'
/** Characters of all notes together that a booking takes. */
export const MAX_CALL_NOTES = 4000

const subscribers = new Set<() => void>()
let last: { stored: string | null; notes: readonly CallNote[] } = { stored: null, notes: [] }

/** The notes, oldest first; the same list until they change. None where storage is blocked. */
export function readCallNotes(): readonly CallNote[] {
  const stored = tryStorage(() => localStorage.getItem(KEY))
  if (stored !== last.stored) last = { stored, notes: parse(stored) }
  return last.notes
}

export const keepCallNote = (note: CallNote) => write([...without(note.kind), note])

export const dropCallNote = (kind: string) => write(without(kind))

export const dropCallNotes = () => write([])

/** Calls `notify` after each change, in this document or another one of this site. @returns what ends that */
export function onCallNotesChange(notify: () => void): () => void {
  subscribers.add(notify)
  addEventListener('storage', notify)
  return () => {
    subscribers.delete(notify)
    removeEventListener('storage', notify)
  }
}

/** Splits the notes into those a booking can take and the oldest ones that are too much. */
export function splitCallNotes(notes: readonly CallNote[]): { sent: CallNote[]; leftOut: CallNote[] } {
  let first = 0
  while (callNotesText(notes.slice(first)).length > MAX_CALL_NOTES) first += 1
  return { sent: notes.slice(first), leftOut: notes.slice(0, first) }
}

/** What the notes answer of a form's questions; of two answers the newer one. */
export const answersOf = (notes: readonly CallNote[]): Record<string, string> =>
  Object.assign({}, ...notes.map(({ answers }) => answers))

export const callNotesText = (notes: readonly CallNote[]) =>
  notes.map(({ text, link }) => (link ? `${text}\n${link.href}` : text)).join('\n\n')

const without = (kind: string) => readCallNotes().filter((note) => note.kind !== kind)

function write(notes: CallNote[]): void {
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify(notes)))
  for (const notify of subscribers) notify()
}

/** Anything may be stored there, by an earlier version or by hand. */
function parse(stored: string | null): CallNote[] {
  const notes: unknown = tryStorage(() => JSON.parse(stored ?? '[]'))
  return Array.isArray(notes) ? notes.filter((note) => typeof note?.text === 'string' && note.text) : []
}

import { useSyncExternalStore } from 'react'
import {
  answersOf,
  callNotesText,
  dropCallNote,
  onCallNotesChange,
  readCallNotes,
  splitCallNotes,
} from '../../../platform/call-notes.ts'
import { HiddenFields } from '../../form/ui/hidden-fields.tsx'
import { LABELS } from '../labels.ts'

const NONE: ReturnType<typeof readCallNotes> = []

/** What the visitor worked out on the site, above the button that sends it. */
export function CallNotes() {
  const notes = useSyncExternalStore(onCallNotesChange, readCallNotes, () => NONE)
  const { sent, leftOut } = splitCallNotes(notes)
  if (notes.length === 0) return null
  const { patientValue = '' } = answersOf(sent)
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <h3 className="font-semibold">{LABELS.callNotes}</h3>
      <ul className="mt-2 text-small">
        {notes.map((note) => (
          <li key={note.kind} className="flex items-start justify-between gap-x-4 border-b border-rule py-1">
            <span className="py-2 whitespace-pre-line wrap-anywhere">
              {leftOut.includes(note) && <strong className="text-pencil">{LABELS.callNotesLeftOut} </strong>}
              {note.link ? (
                <a className="link" href={note.link.href} target="_blank" rel="noreferrer">
                  {note.link.label}
                </a>
              ) : (
                <span>{note.text}</span>
              )}
            </span>
            <button
              type="button"
              className="link inline-flex min-h-11 flex-none cursor-pointer items-center"
              onClick={() => dropCallNote(note.kind)}
            >
              {LABELS.takeOut}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-soft">{LABELS.callNotesSent}</p>
      <HiddenFields values={{ callNotes: callNotesText(sent), patientValue }} />
    </div>
  )
}

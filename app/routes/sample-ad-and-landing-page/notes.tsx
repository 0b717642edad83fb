import { MarginNote } from '../../components/sample-document.tsx'
import type { AdNote } from './content.schema.ts'

/** The numbers of a drawing's margin notes start where the last drawing's ended. */
export function Notes({ notes, from, label }: { notes: readonly AdNote[]; from: number; label: string }) {
  return (
    <MarginNote>
      <ol className="ad-notes" start={from} aria-label={label}>
        {notes.map(({ title, text }, index) => (
          <li key={title}>
            <span className="ad-note-number" aria-hidden="true">
              {from + index}
            </span>
            <b className="margin-note-label">{title}.</b> {text}
          </li>
        ))}
      </ol>
    </MarginNote>
  )
}

/** The number of the margin note on a passage. */
export function Mark({ note }: { note: number }) {
  return <sup className="ad-mark">{note}</sup>
}

import { useEffect, useSyncExternalStore } from 'react'
import {
  type CallNote,
  dropCallNote,
  keepCallNote,
  onCallNotesChange,
  readCallNotes,
} from '../../../platform/call-notes.ts'
import { callNotesContent as content } from '../../content/site/call-notes.data.ts'
import { IslandStyle } from '../../islands/island-style.tsx'
import { TextLink } from '../ui/text-link.tsx'
import style from './call-notes.css?url'

const NONE: readonly CallNote[] = []

interface CallNotesProps {
  /** What the visitor has found out here; it is kept as soon as it changes. */
  note?: CallNote | null
  /** The list is on the page that books the call; elsewhere it leads there. */
  isBooking?: boolean
}

/** What the visitor takes along to the call, each with a way to take it out. Kept in this browser until a booking sends it. */
export default function CallNotes({ note = null, isBooking = false }: CallNotesProps) {
  const notes = useSyncExternalStore(onCallNotesChange, readCallNotes, () => NONE)
  const found = JSON.stringify(note)
  useEffect(() => {
    const one: CallNote | null = JSON.parse(found)
    if (one) keepCallNote(one)
  }, [found])
  if (notes.length === 0) return null
  return (
    <IslandStyle href={style}>
      <section className="call-notes no-print">
        <h2 className="font-sans font-semibold tracking-normal">{content.heading}</h2>
        <ul>
          {notes.map((one) => (
            <li key={one.kind} className="flex justify-between gap-4 border-b border-rule">
              <span className="text-small">{one.link ? <TextLink link={one.link} /> : one.text}</span>
              <button type="button" className="link text-small" onClick={() => dropCallNote(one.kind)}>
                {content.takeOut}
              </button>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-small text-soft">
          {content.kept}{' '}
          {isBooking ? null : (
            <a className="link" href="/book">
              {content.book}
            </a>
          )}
        </p>
      </section>
    </IslandStyle>
  )
}

interface ProofNotesProps {
  notes: readonly { number: number; title: string; text: string }[]
}

/** Numbered notes in the margin of the sample ad. */
export function ProofNotes({ notes }: ProofNotesProps) {
  return (
    <ul className="proof-notes">
      {notes.map((note) => (
        <li key={note.number}>
          <span className="proof-note-number">{note.number}</span>
          <span>
            <strong className="font-semibold">{note.title}.</strong> {note.text}
          </span>
        </li>
      ))}
    </ul>
  )
}

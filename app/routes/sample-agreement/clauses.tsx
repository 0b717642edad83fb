import { MarginNote } from '../../components/samples/sample-document.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import type { Clause } from '../../content/promises/agreement.ts'

/** The numbered clauses of the agreement; those with a note are bracketed in red pencil. */
export function Clauses({ clauses, noteLabel }: { clauses: readonly Clause[]; noteLabel: string }) {
  return clauses.map((clause, index) => (
    <section
      key={clause.id}
      id={clause.id}
      aria-labelledby={`${clause.id}-heading`}
      className={clause.note ? 'clause clause-noted' : 'clause'}
    >
      <div className={clause.note ? 'marked' : undefined}>
        <h3 id={`${clause.id}-heading`}>
          <span className="mr-[0.35rem] text-evergreen">{index + 1}</span> {clause.heading}
        </h3>
        {clause.paragraphs.map((text) => (
          <p key={text}>
            <NoBreak text={text} />
          </p>
        ))}
        {clause.note ? null : <ClauseLink clause={clause} />}
      </div>
      {clause.note ? (
        <MarginNote label={noteLabel}>
          <p>{clause.note}</p>
          <ClauseLink clause={clause} />
        </MarginNote>
      ) : null}
    </section>
  ))
}

function ClauseLink({ clause: { link } }: { clause: Clause }) {
  if (!link) return null
  return <MoreLink link={link} className="no-print" />
}

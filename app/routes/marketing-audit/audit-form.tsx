import type { ReactNode } from 'react'
import type { MarketingAuditWords } from './content.schema.ts'

interface AuditSheetProps {
  id: string
  /** Where the answers are sent: the page itself, at its result. */
  action: string
  words: MarketingAuditWords['sheet']
  stations: readonly { id: string; name: string; person: string; place: string; questions: ReactNode }[]
}

/** The questions as a plain form. It sends them in the address, so every sheet is a link and Back leads to the last one. */
export function AuditForm({ id, action, words, stations }: AuditSheetProps) {
  return (
    <form id={id} action={action} method="get" className="page-container">
      <p className="audit-paper audit-lines">
        <span>{words.practice}</span>
        <span>{words.date}</span>
      </p>
      {stations.map(({ id: station, name, person, place, questions }, index) => (
        <section key={station} aria-labelledby={`station-${station}`} className="audit-group">
          <div className="audit-group-head">
            <p className="text-fine text-soft">{place}</p>
            <h2 id={`station-${station}`} className="mt-2 text-[2rem] leading-tight">
              {name}
            </h2>
            <p className="mt-3 text-small text-soft">{person}</p>
          </div>
          <div>
            {questions}
            {index < stations.length - 1 ? (
              <p className="audit-screen mt-8">
                <button type="submit" className="audit-pause text-small">
                  {words.pause}
                </button>
              </p>
            ) : (
              <p className="audit-screen mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
                <button type="submit" className="solid-button w-full px-8 sm:w-auto">
                  {words.submit}
                </button>
                <span className="max-w-[24rem] flex-1 basis-64 text-fine text-soft">{words.submitNote}</span>
              </p>
            )}
          </div>
        </section>
      ))}
    </form>
  )
}

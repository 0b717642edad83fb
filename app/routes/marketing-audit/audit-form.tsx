import type { ReactNode } from 'react'
import type { MarketingAuditContent } from './content.schema.ts'

interface AuditFormProps {
  id: string
  /** URL the form is sent to: the result on the same page. */
  action: string
  content: MarketingAuditContent['sheet']
  stations: readonly { id: string; name: string; person: string; place: string; questions: ReactNode }[]
}

/** The questions as a GET form: the answers are in the URL, so a result can be shared and Back works. */
export function AuditForm({ id, action, content, stations }: AuditFormProps) {
  return (
    <form id={id} action={action} method="get" className="page-container">
      <p className="audit-paper audit-lines">
        <span>{content.practice}</span>
        <span>{content.date}</span>
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
                  {content.pause}
                </button>
              </p>
            ) : (
              <p className="audit-screen mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
                <button type="submit" className="solid-button w-full px-8 sm:w-auto">
                  {content.submit}
                </button>
                <span className="max-w-[24rem] flex-1 basis-64 text-fine text-soft">
                  {content.submitNote}
                </span>
              </p>
            )}
          </div>
        </section>
      ))}
    </form>
  )
}

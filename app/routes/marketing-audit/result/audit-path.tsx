import { auditLabels } from '../audit-labels.ts'
import { AnswerIcon } from '../audit-question.tsx'
import { marketingAudit } from '../content.data.ts'
import type { Assessment, StationStatus } from './assess.ts'

const { result: labels } = marketingAudit

const legend = ['yes', 'partly', 'no', 'unknown', 'open'] as const

/** A station's line and its summary. */
const looks: Record<StationStatus, [line: string, summary: string]> = {
  complete: ['border-evergreen', 'font-semibold text-evergreen'],
  partial: ['border-pencil', 'font-semibold text-pencil'],
  broken: ['border-dashed border-pencil', 'font-semibold text-pencil'],
  unknown: ['border-dotted border-soft', 'text-soft'],
  open: ['border-dotted border-soft', 'text-soft'],
}

/** A patient's path through five stations, and where patients are lost. Its entries lead to the questions. */
export function AuditPath({ stations }: Pick<Assessment, 'stations'>) {
  return (
    <div>
      <ol className="grid gap-x-6 lg:grid-cols-5 print:grid-cols-5">
        {stations.map(({ id, name, status, tally, questions }) => (
          <li key={id} className={`border-t-4 pt-3 pb-7 ${looks[status][0]}`}>
            <h3 className="text-minor lg:min-h-[2.4em] print:min-h-[2.4em]">{name}</h3>
            <p className={`text-fine ${looks[status][1]}`}>{auditLabels.tally(tally)}</p>
            <ol className="mt-2.5 border-b border-rule">
              {questions.map((question) => (
                <li key={question.id}>
                  <a
                    href={`#${question.id}`}
                    className="flex min-h-11 items-center gap-2.5 border-t border-rule text-small hover:bg-wash"
                  >
                    <AnswerIcon answer={question.answer} />
                    <span>
                      <span className="text-fine text-soft tabular">{question.number}</span> {question.name}{' '}
                      <span className="sr-only">{`(${labels.answers[question.answer].toLowerCase()})`}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-x-5 gap-y-1.5 text-fine text-soft">
        <p>{labels.legend}:</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
          {legend.map((answer) => (
            <li key={answer} className="flex items-center gap-2">
              <AnswerIcon answer={answer} />
              {labels.answers[answer]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

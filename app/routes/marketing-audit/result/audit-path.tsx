import { AnswerIcon } from '../audit-question.tsx'
import { marketingAudit } from '../content.data.ts'
import type { pathStations } from './audit-view-model.ts'

const { result: labels } = marketingAudit

const legend = ['yes', 'partly', 'no', 'unknown', 'open'] as const

/** A patient's path through five stations, and where patients are lost. Its entries lead to the questions. */
export function AuditPath({ stations }: { stations: ReturnType<typeof pathStations> }) {
  return (
    <div>
      <ol className="grid gap-x-6 lg:grid-cols-5 print:grid-cols-5">
        {stations.map(({ id, name, status, summary, questions }) => (
          <li key={id} className="audit-station" data-status={status}>
            <h3 className="text-minor">{name}</h3>
            <p className="audit-station-summary text-fine">{summary}</p>
            <ol className="mt-[0.6rem] border-b border-rule">
              {questions.map((question) => (
                <li key={question.id}>
                  <a href={`#${question.id}`} className="audit-question-link text-small">
                    <AnswerIcon answer={question.answer} />
                    <span>
                      <span className="text-fine text-soft tabular">{question.number}</span> {question.name}{' '}
                      <span className="sr-only">{`(${question.answerName})`}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-x-5 gap-y-[0.35rem] text-fine text-soft">
        <p>{labels.legend}:</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-[0.35rem]">
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

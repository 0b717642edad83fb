import { Ring } from '../../../components/ui/ring.tsx'
import { auditLabels } from '../audit-labels.ts'
import { AnswerIcon } from '../audit-question.tsx'
import type { Assessment } from './assess.ts'

/** The stations with a mark for each question, in the order of a patient's path. */
export const StationList = ({
  stations,
  ringed,
}: Pick<Assessment, 'stations'> & { ringed?: string | undefined }) => (
  <ol className="mt-4 border-t border-ink">
    {stations.map(({ id, name, tally, questions }) => (
      <li key={id} className="flex items-center justify-between gap-3 border-b border-rule py-2.5 text-small">
        <span>
          {id === ringed ? (
            <span className="ringed -mx-2 -my-0.5 px-2 py-0.5 font-semibold">
              {name}
              <Ring />
            </span>
          ) : (
            name
          )}{' '}
          <span className="sr-only">{`(${auditLabels.tally(tally)})`}</span>
        </span>
        <span aria-hidden="true" className="flex gap-1">
          {questions.map((question) => (
            <AnswerIcon key={question.id} answer={question.answer} />
          ))}
        </span>
      </li>
    ))}
  </ol>
)

import type { RefObject } from 'react'
import { Headline } from '../../components/ui/heading.tsx'
import { auditLabels } from './audit-labels.ts'
import { AuditQuestionField, type AuditQuestions } from './audit-question.tsx'
import { marketingAudit } from './content.data.ts'
import { FORM, PATH, RESULT } from './places.ts'
import { type AuditQuestion, furtherStations, quickQuestions } from './stations.ts'

const { form: labels } = marketingAudit

interface AuditFormProps extends AuditQuestions {
  form: RefObject<HTMLFormElement | null>
  /** Whether scripts show the result after each answer. */
  isLive: boolean
  submit(): void
}

/** The questions as a form that is sent by GET: answers are in the address, so a filled-in sheet is a link. */
export function AuditForm({ form, isLive, submit, ...shared }: AuditFormProps) {
  return (
    <form
      ref={form}
      id={FORM}
      // Where the browser sends the answers without a script: the page itself, at its result.
      action={`${PATH}#${RESULT}`}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <QuestionGroup {...shared} id="quick" headline={labels.quick.headline} text={labels.quick.text}>
        {quickQuestions}
      </QuestionGroup>
      <Submit isLive={isLive} />
      <details
        className="border-t-2 border-ink"
        open={furtherStations.some(({ questions }) => questions.some(({ id }) => id in shared.answers))}
      >
        <summary className="disclosure flex items-baseline justify-between gap-4 py-7 hover:text-evergreen">
          <Headline id="further" text={labels.further.headline} />
        </summary>
        <div>
          <p className="max-w-lead text-soft">{labels.further.text}</p>
          {furtherStations.map(({ id: station, name, person, questions }, index) => (
            <QuestionGroup
              {...shared}
              key={station}
              id={`station-${station}`}
              label={auditLabels.station(index + 1, furtherStations.length)}
              headline={name}
              text={person}
            >
              {questions}
            </QuestionGroup>
          ))}
          <Submit isLive={isLive} />
        </div>
      </details>
    </form>
  )
}

interface QuestionGroupProps extends AuditQuestions {
  id: string
  /** Above the headline of a station. */
  label?: string
  headline: string
  text: string
  children: readonly AuditQuestion[]
}

/** The questions of the short way, or what a station has besides. */
function QuestionGroup({ id, label, headline, text, children: questions, ...shared }: QuestionGroupProps) {
  return (
    <section aria-labelledby={id} className="py-10 [section+&]:border-t [section+&]:border-ink">
      <div className="mb-8">
        {label ? <p className="text-fine text-soft">{label}</p> : null}
        <Headline
          id={id}
          as={label ? 'h3' : 'h2'}
          className={label ? 'mt-1 text-middle leading-tight' : 'text-major'}
          text={headline}
        />
        <p className="mt-2 max-w-lead text-small text-soft">{text}</p>
      </div>
      {questions.map((question) => (
        <AuditQuestionField {...shared} key={question.id} question={question} />
      ))}
    </section>
  )
}

/** The button that leads to the result, after each of the two ways. */
const Submit = ({ isLive }: { isLive: boolean }) => (
  <p className="no-print flex flex-wrap items-center gap-x-6 gap-y-4 pb-14">
    <button type="submit" className="secondary-button w-full sm:w-auto">
      {labels.submit}
    </button>
    <span className="max-w-card flex-1 basis-64 text-fine text-soft">
      {isLive ? labels.liveNote : labels.submitNote}
    </span>
  </p>
)

import { Headline } from '../../components/ui/heading.tsx'
import { auditLabels } from './audit-labels.ts'
import { AuditQuestionField } from './audit-question.tsx'
import { FORM, PATH, RESULT } from './audit-state.ts'
import { StepNavigation, StepProgress } from './audit-steps.tsx'
import type { AuditQuestion } from './content.data.ts'
import { marketingAudit } from './content.data.ts'
import { AuditViewSwitch } from './result/audit-result.tsx'
import { furtherStations, quickQuestions } from './stations.ts'
import type { AuditControl } from './use-audit.ts'

const { form: labels } = marketingAudit

/** The questions as a form that is sent by GET: answers are in the address, so a filled-in sheet is a link. */
export function AuditForm(audit: AuditControl) {
  const { state, refs, checked, answer, chooseView, showPrevious, submit } = audit
  const { view, isLive } = state
  const isStepping = view === 'steps'
  const shared = { state, refs, checked, answer }
  return (
    <form
      ref={refs.form}
      id={FORM}
      // Where the browser sends the answers without a script: the page itself, at its result.
      action={`${PATH}#${RESULT}`}
      method="get"
      data-view={view}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className="audit-print-only audit-print-fields">
        <span>{labels.practice}</span>
        <span>{labels.date}</span>
      </p>
      <div className="audit-toolbar audit-screen-only flex flex-wrap items-end justify-between gap-x-12 gap-y-7 pt-12">
        {isLive ? <AuditViewSwitch view={view} chooseView={chooseView} /> : null}
        {isStepping ? <StepProgress state={state} refs={refs} /> : null}
      </div>
      <QuestionGroup {...shared} id="quick" headline={labels.quick.headline} text={labels.quick.text}>
        {quickQuestions}
      </QuestionGroup>
      {isStepping ? null : <SheetSubmit isLive={isLive} />}
      <div className="audit-further border-t-2 border-ink pt-14">
        <Headline id="further" text={labels.further.headline} />
        <p className="mt-4 max-w-[38rem] text-soft">{labels.further.text}</p>
      </div>
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
      {isStepping ? null : <SheetSubmit isLive={isLive} />}
      {isStepping ? <StepNavigation state={state} checked={checked} showPrevious={showPrevious} /> : null}
    </form>
  )
}

interface QuestionGroupProps extends Pick<AuditControl, 'state' | 'refs' | 'checked' | 'answer'> {
  id: string
  /** Above the headline of a station. */
  label?: string
  headline: string
  text: string
  children: readonly AuditQuestion[]
}

/** The questions of the short way, or what a station has besides. */
function QuestionGroup(props: QuestionGroupProps) {
  const { id, label, headline, text, children: questions, ...shared } = props
  const { view, question: current } = props.state
  const isStepping = view === 'steps'
  return (
    <section
      aria-labelledby={id}
      className="audit-group"
      data-current={(isStepping && questions.some((question) => question.id === current)) || undefined}
      data-opens={(isStepping && questions[0]?.id === current) || undefined}
    >
      <div className="audit-group-head">
        {label ? <p className="text-fine text-soft">{label}</p> : null}
        <Headline
          id={id}
          as={label ? 'h3' : 'h2'}
          className={label ? 'mt-1 text-[2rem] leading-tight' : 'text-major'}
          text={headline}
        />
        <p className="mt-2 max-w-[38rem] text-small text-soft">{text}</p>
      </div>
      {questions.map((question) => (
        <AuditQuestionField {...shared} key={question.id} question={question} />
      ))}
    </section>
  )
}

/** The button that leads to the result, after each of the two ways. */
const SheetSubmit = ({ isLive }: { isLive: boolean }) => (
  <p className="audit-screen-only flex flex-wrap items-center gap-x-6 gap-y-4 pb-14">
    <button type="submit" className="solid-button w-full sm:w-auto">
      {labels.submit}
    </button>
    <span className="max-w-[24rem] flex-1 basis-64 text-fine text-soft">
      {isLive ? labels.liveNote : labels.submitNote}
    </span>
  </p>
)

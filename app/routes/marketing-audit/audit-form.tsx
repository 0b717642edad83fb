import type { Ref, RefObject } from 'react'
import { Headline } from '../../components/ui/heading.tsx'
import type { Answer } from './answers.ts'
import { auditLabels } from './audit-labels.ts'
import { AuditQuestionField } from './audit-question.tsx'
import { type AuditState, type AuditView, FORM, PATH, RESULT } from './audit-state.ts'
import { StepNavigation, StepProgress } from './audit-steps.tsx'
import type { AuditQuestion } from './content.ts'
import { marketingAudit } from './content.ts'
import { AuditViewSwitch } from './result/audit-result.tsx'
import { questionNumber } from './result/audit-view-model.ts'
import { furtherStations, quickQuestions } from './stations.ts'

const { form: words } = marketingAudit

const PROGRESS = 'progress'

interface AuditFormProps {
  state: AuditState
  refs: {
    form: Ref<HTMLFormElement>
    progress: Ref<HTMLDivElement>
    /** Set to the question that the address or a button leads to. */
    question: RefObject<HTMLFieldSetElement | null>
  }
  onAnswer: (question: string, answer: Answer) => void
  onChooseView: (view: AuditView, button: HTMLButtonElement) => void
  onPrevious: (question: string) => void
  onSubmit: () => void
}

/** The questions as a form that is sent by GET: answers are in the address, so a filled-in sheet is a link. */
export function AuditForm(props: AuditFormProps) {
  const { state, refs, onAnswer, onChooseView, onPrevious, onSubmit } = props
  const { answers, view, question: current, isLive } = state
  const isStepping = view === 'steps'
  const shared = { state, onAnswer, questionRef: refs.question }
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
        onSubmit()
      }}
    >
      <p className="audit-print-only audit-print-fields">
        <span>{words.practice}</span>
        <span>{words.date}</span>
      </p>
      <div className="audit-toolbar audit-screen-only flex flex-wrap items-end justify-between gap-x-12 gap-y-7 pt-12">
        {isLive ? <AuditViewSwitch view={view} onChoose={onChooseView} /> : null}
        {isStepping ? (
          <StepProgress id={PROGRESS} ref={refs.progress} question={current} answers={answers} />
        ) : null}
      </div>
      <QuestionGroup {...shared} id="quick" headline={words.quick.headline} text={words.quick.text}>
        {quickQuestions}
      </QuestionGroup>
      {isStepping ? null : <SheetSubmit isLive={isLive} />}
      <div className="audit-further border-t-2 border-ink pt-14">
        <Headline id="further" text={words.further.headline} />
        <p className="mt-4 max-w-[38rem] text-soft">{words.further.text}</p>
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
      {isStepping ? <StepNavigation question={current} onPrevious={onPrevious} /> : null}
    </form>
  )
}

interface QuestionGroupProps extends Pick<AuditFormProps, 'state' | 'onAnswer'> {
  id: string
  /** Above the headline of a station. */
  label?: string
  headline: string
  text: string
  questionRef: AuditFormProps['refs']['question']
  children: readonly AuditQuestion[]
}

/** The questions of the short way, or what a station has besides. */
function QuestionGroup(props: QuestionGroupProps) {
  const { id, label, headline, text, state, questionRef, onAnswer, children: questions } = props
  const { answers, question: current } = state
  const isStepping = state.view === 'steps'
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
        <AuditQuestionField
          key={question.id}
          question={question}
          number={questionNumber(question.id)}
          given={answers[question.id]}
          isCurrent={isStepping && question.id === current}
          describedBy={isStepping ? PROGRESS : undefined}
          ref={question.id === current ? questionRef : undefined}
          onAnswer={onAnswer}
        />
      ))}
    </section>
  )
}

/** The button that leads to the result, after each of the two ways. */
const SheetSubmit = ({ isLive }: { isLive: boolean }) => (
  <p className="audit-screen-only flex flex-wrap items-center gap-x-6 gap-y-4 pb-14">
    <button type="submit" className="solid-button w-full sm:w-auto">
      {words.submit}
    </button>
    <span className="max-w-[24rem] flex-1 basis-64 text-fine text-soft">
      {isLive ? words.liveNote : words.submitNote}
    </span>
  </p>
)

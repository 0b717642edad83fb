import type { Ref, RefObject } from 'react'
import { Headline } from '../../components/ui/heading.tsx'
import type { Answer } from './answers.ts'
import { auditLabels } from './audit-labels.ts'
import { AuditQuestionField } from './audit-question.tsx'
import type { AuditState, AuditView } from './audit-state.ts'
import { StepNavigation, StepProgress } from './audit-steps.tsx'
import { formWords as words } from './content/form.ts'
import { stations } from './content/stations.ts'
import { AuditViewSwitch } from './result/audit-result.tsx'
import { questionNumber } from './result/audit-view-model.ts'

const PROGRESS = 'progress'

interface AuditFormProps {
  id: string
  /** Where the browser sends the answers without a script: the page itself, at its result. */
  action: string
  result: string
  state: AuditState
  refs: {
    form: Ref<HTMLFormElement>
    progress: Ref<HTMLDivElement>
    /** Set to the question that the address or a button leads to. */
    question: RefObject<HTMLFieldSetElement | null>
  }
  onAnswer: (question: string, answer: Answer, input: HTMLInputElement) => void
  onChooseView: (view: AuditView, button: HTMLButtonElement) => void
  onPrevious: (question: string) => void
  onSubmit: () => void
}

/** The questions as a form that is sent by GET: answers are in the address, so a filled-in sheet is a link. */
export function AuditForm(props: AuditFormProps) {
  const { id, action, result, state, refs, onAnswer, onChooseView, onPrevious, onSubmit } = props
  const { answers, view, question: current, isLive } = state
  const isStepping = view === 'steps'
  return (
    <form
      ref={refs.form}
      id={id}
      action={action}
      method="get"
      className="page-container"
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
      <div className="audit-toolbar audit-screen-only">
        {isLive ? <AuditViewSwitch view={view} onChoose={onChooseView} /> : null}
        {isStepping ? (
          <StepProgress id={PROGRESS} ref={refs.progress} question={current} answers={answers} />
        ) : null}
      </div>
      {stations.map(({ id: station, name, person, questions }, index) => (
        <section
          key={station}
          aria-labelledby={`station-${station}`}
          className="audit-group"
          data-current={(isStepping && questions.some((question) => question.id === current)) || undefined}
          data-opens={(isStepping && questions[0]?.id === current) || undefined}
        >
          <div className="audit-group-head">
            <p className="text-fine text-soft">{auditLabels.station(index + 1, stations.length)}</p>
            <Headline id={`station-${station}`} className="mt-2 text-[2rem] leading-tight" text={name} />
            <p className="mt-3 text-small text-soft">{person}</p>
          </div>
          <div>
            {questions.map((question) => (
              <AuditQuestionField
                key={question.id}
                question={question}
                number={questionNumber(question.id)}
                given={answers[question.id]}
                isCurrent={isStepping && question.id === current}
                describedBy={isStepping ? PROGRESS : undefined}
                ref={question.id === current ? refs.question : undefined}
                onAnswer={onAnswer}
              />
            ))}
            {isStepping ? null : <SheetSubmit isLast={index === stations.length - 1} isLive={isLive} />}
          </div>
        </section>
      ))}
      {isStepping ? <StepNavigation question={current} result={result} onPrevious={onPrevious} /> : null}
    </form>
  )
}

/** The button after each station, which leads to the result. */
function SheetSubmit({ isLast, isLive }: { isLast: boolean; isLive: boolean }) {
  if (!isLast)
    return (
      <p className="audit-screen-only mt-8">
        <button type="submit" className="audit-quiet-button text-small">
          {words.submitStation}
        </button>
      </p>
    )
  return (
    <p className="audit-screen-only mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
      <button type="submit" className="solid-button w-full sm:w-auto">
        {words.submit}
      </button>
      <span className="max-w-[24rem] flex-1 basis-64 text-fine text-soft">
        {isLive ? words.liveNote : words.submitNote}
      </span>
    </p>
  )
}

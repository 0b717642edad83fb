import { IslandStyle } from '../../islands/island-style.tsx'
import type { Answers } from './answers.ts'
import { assess } from './assess.ts'
import { AuditForm } from './audit-form.tsx'
import { auditLabels } from './audit-labels.ts'
import { AuditResult } from './audit-result.tsx'
import style from './audit-steps.css?url'
import { stations } from './content/stations.ts'
import { useAudit } from './use-audit.ts'

interface AuditProps {
  /** Those in the address. */
  answers: Answers
  /** Address of the page without answers. */
  path: string
  /** Ends the browser tab's title. */
  brand: string
}

const FORM = 'sheet'
const RESULT = 'result'

/** The questions and their result, which follows every answer. */
export default function Audit({ answers, path, brand }: AuditProps) {
  const { state, refs, heading, answer, chooseView, showPrevious, submit } = useAudit(answers, RESULT, brand)
  const assessment = assess(stations, state.answers)
  const { answered, asked, fixes } = assessment
  const result = (
    <AuditResult
      key={RESULT}
      assessment={assessment}
      answers={state.answers}
      id={RESULT}
      ref={heading}
      form={FORM}
      emptyForm={path}
    />
  )
  const form = (
    <AuditForm
      key={FORM}
      id={FORM}
      action={`${path}#${RESULT}`}
      result={RESULT}
      state={state}
      refs={refs}
      onAnswer={answer}
      onChooseView={chooseView}
      onPrevious={showPrevious}
      onSubmit={submit}
    />
  )
  return (
    <>
      {state.isLive ? <IslandStyle href={style} /> : null}
      {/* A single question has its result below it, in sight; the sheet has it above, where a submitted form begins. */}
      {state.view === 'steps' ? [form, result] : [result, form]}
      <p role="status" className="sr-only">
        {state.hasChanged ? auditLabels.announcement(answered, asked, fixes.length) : null}
      </p>
    </>
  )
}

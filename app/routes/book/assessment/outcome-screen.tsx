import type { RefObject } from 'react'
import { CallClinic } from '../../../components/patient/call-clinic.tsx'
import { LinkedTexts } from '../../../components/patient/linked-text.tsx'
import { TextLink } from '../../../components/ui/text-link.tsx'
import type { Assessment } from '../../../content/patients/assessment.schema.ts'
import { type Decision, reasonsOf } from '../../../content/patients/assessment.ts'
import {
  assessmentLabels as labels,
  type OutcomeLabels,
} from '../../../content/patients/assessment-labels.data.ts'
import type { PathLinks } from '../patient/steps.ts'
import { CrisisActions } from './crisis-actions.tsx'

interface OutcomeScreenProps {
  assessment: Assessment
  decision: Decision
  texts: OutcomeLabels
  hrefs: PathLinks
  phone: { display: string; dial: string }
  /** When the clinic answers it. */
  hours: string
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
  onStartOver: () => void
}

/** What the answers lead to: what it means, why, and what to do next. */
export function OutcomeScreen(props: OutcomeScreenProps) {
  const { assessment, decision, texts, hrefs, phone, hours, heading, onBack, onStartOver } = props
  const { outcome, rules, forOwnDoctor } = decision
  const isCrisis = outcome === 'crisis'
  const helping = [...rules, ...forOwnDoctor].filter(({ offersHelp }) => offersHelp)
  const steps = texts.closerLook ? [...texts.steps, texts.closerLook] : texts.steps
  return (
    <div className="mt-7" data-outcome={outcome}>
      <h2 ref={heading} tabIndex={-1} className="text-major">
        {texts.heading}
      </h2>
      {isCrisis || helping.length > 0 ? (
        <CrisisActions>
          <LinkedTexts texts={helping.map(({ reason }) => reason)} phone={phone} className="mb-4" />
        </CrisisActions>
      ) : null}
      <LinkedTexts texts={texts.meaning} phone={phone} className="mt-4" />
      {rules.length === 0 ? <p className="mt-4">{texts.nothing}</p> : null}
      {outcome === 'candidate' ? <CallClinic phone={phone} hours={hours} className="mt-6" /> : null}
      <Reasons heading={texts.why} reasons={reasonsToList(rules, assessment)} phone={phone} />
      <Reasons
        heading={labels.forOwnDoctor}
        reasons={reasonsToList(forOwnDoctor, assessment)}
        phone={phone}
      />
      <section className="mt-8">
        <h3 className="text-minor">{texts.next}</h3>
        <ul className="mt-2">
          <LinkedTexts as="li" texts={steps} phone={phone} className="check mt-2" />
        </ul>
      </section>
      <p className="no-print mt-6 flex flex-wrap gap-x-6">
        {outcome === 'candidate' ? (
          <>
            <MoreLink href={hrefs.consultation} label={labels.toConsultation} />
            <MoreLink href={hrefs.presentation} label={labels.toPresentation} />
          </>
        ) : null}
        {isCrisis ? null : <MoreLink href={hrefs.questions} label={labels.toQuestions} />}
      </p>
      <div className="assessment-buttons">
        <button type="button" className="assessment-quiet" onClick={onBack}>
          {labels.back}
        </button>
        {isCrisis ? null : (
          <>
            <button type="button" className="assessment-quiet" onClick={onStartOver}>
              {labels.startOver}
            </button>
            <button type="button" className="assessment-quiet" onClick={() => print()}>
              {labels.print}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** The reasons, except those that are already shown first. */
const reasonsToList = (rules: Decision['rules'], assessment: Assessment) =>
  reasonsOf(
    rules.filter(({ offersHelp }) => !offersHelp),
    assessment,
  )

function Reasons(props: { heading: string; reasons: readonly string[]; phone: OutcomeScreenProps['phone'] }) {
  const { heading, reasons, phone } = props
  if (reasons.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="text-minor">{heading}</h3>
      <ul className="assessment-reasons">
        <LinkedTexts as="li" texts={reasons} phone={phone} />
      </ul>
    </section>
  )
}

function MoreLink({ href, label }: { href: string; label: string }) {
  return <TextLink link={{ label, href }} className="inline-flex min-h-9 items-center" />
}

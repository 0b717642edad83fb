import type { ReactNode } from 'react'
import { assessmentLabels } from '../../../content/patients/assessment-labels.data.ts'

const { crisis } = assessmentLabels

/** 988 and 911 as large buttons, the chat, and the menu of 988, below what the answers call for. */
export function CrisisActions({ children }: { children?: ReactNode }) {
  return (
    <div className="assessment-crisis">
      {children}
      <p className="assessment-crisis-links">
        <a className="solid-button" href="tel:988">
          {crisis.call}
        </a>
        <a className="solid-button" href="sms:988">
          {crisis.text}
        </a>
        <a className="assessment-quiet" href="tel:911">
          {crisis.emergency}
        </a>
      </p>
      <p className="mt-3 text-small">
        {crisis.numbers}{' '}
        <a className="link inline-block" href="https://988lifeline.org/chat/">
          {crisis.chat}
        </a>
      </p>
    </div>
  )
}

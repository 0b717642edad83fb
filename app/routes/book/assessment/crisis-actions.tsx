import type { ReactNode } from 'react'
import { assessmentLabels } from '../../../content/patients/assessment-labels.data.ts'

const { crisis } = assessmentLabels

/** 988 and 911 as large buttons, the chat, and the menu of 988, below what the answers call for. */
export function CrisisActions({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-5 border-l-[6px] border-evergreen bg-wash p-5">
      {children}
      <p className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
        <a className="solid-button" href="tel:988">
          {crisis.call}
        </a>
        <a className="solid-button" href="sms:988">
          {crisis.text}
        </a>
        {/* In two columns, the third button takes the whole row. */}
        <a className="assessment-quiet max-[30rem]:col-span-full" href="tel:911">
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

import { Section } from '@react-email/components'
import { type ReactNode, use } from 'react'
import type { CallFacts } from './call-facts.ts'
import { Fact } from './email-layout.tsx'
import { Brand, rule } from './email-theme.ts'

export function DetailsBox({ children }: { children: ReactNode }) {
  return (
    <Section
      className="details"
      style={{
        margin: '0 0 20px',
        padding: '18px 20px 6px',
        border: `1px solid ${rule}`,
        borderTop: `3px solid ${use(Brand).brand}`,
        backgroundColor: '#ffffff',
      }}
    >
      {children}
    </Section>
  )
}

/** When and how long, for the visitor; the words around it say with whom. `label` is above the time. */
export function CallDetails({ facts, label = 'When' }: { facts: CallFacts; label?: string }) {
  const { when, officeWhen, length } = facts
  return (
    <DetailsBox>
      <Fact name={label} large>
        {when}
      </Fact>
      {officeWhen ? <Fact name="Our office time">{officeWhen}</Fact> : null}
      <Fact name="How long">{length}</Fact>
    </DetailsBox>
  )
}

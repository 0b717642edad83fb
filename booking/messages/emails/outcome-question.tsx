import { OUTCOME_WORDS, OUTCOMES } from '../../core/booking.ts'
import { oneLine, shortLine } from '../../core/sanitize.ts'
import { DetailsBox } from './call-details.tsx'
import { callFacts } from './call-facts.ts'
import { ActionLinks } from './email-actions.tsx'
import { EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import type { CallEmailProps } from './visitor-email.tsx'

/** Asks the agency after a call how it went. Each link leads to a page with one more press, because mail scanners follow links. */
export function OutcomeQuestion({ booking, settings, urls }: CallEmailProps) {
  const { when, officeWhen } = callFacts(booking, settings)
  const links = OUTCOMES.map((outcome) => ({
    label: OUTCOME_WORDS[outcome],
    href: `${urls.outcome}&is=${outcome}`,
  }))
  return (
    <EmailLayout
      title={`How did the call with ${shortLine(booking.name, 60)} go?`}
      preview={OUTCOMES.map((outcome) => OUTCOME_WORDS[outcome]).join(', ')}
      agency={settings.agency}
    >
      <ActionLinks actions={links} />
      <DetailsBox>
        <Fact name="Call">{officeWhen ?? when}</Fact>
        <Fact name="Practice">{oneLine(booking.practice)}</Fact>
        {booking.phone ? <Fact name="Phone">{oneLine(booking.phone)}</Fact> : null}
      </DetailsBox>
      <Paragraph>
        After a no-show we send them one email with a link to book again. Reply to this email to write to them
        yourself.
      </Paragraph>
    </EmailLayout>
  )
}

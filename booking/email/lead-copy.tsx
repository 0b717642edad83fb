import { formatWhen } from '../domain/format-time.ts'
import type { Lead } from '../domain/lead.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { AttributionSummary } from './attribution-summary.tsx'
import { ConsentFact } from './consent-fact.tsx'
import { Divider, EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import { oneLine } from './sanitize.ts'

/** The agency's copy of a lead: all answers as text, with the evidence of consent. */
export function LeadCopy({ lead, settings }: { lead: Lead; settings: BookingSettings }) {
  const requestedAt = formatWhen(lead.createdAt.epochMilliseconds, settings.rules.officeZone)
  const { consents } = lead
  const answers = [
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Practice', lead.practice],
    ['Specialty', lead.specialty],
    ['Phone', lead.phone],
  ] as const
  return (
    <EmailLayout title="New guide request" agency={settings.agency}>
      <Paragraph>
        Form: {oneLine(lead.formName)}. Your reply to this e-mail goes to the visitor, who asked for the guide
        only, unless they agreed to more below.
      </Paragraph>
      {answers.map(([name, value]) => (
        <Fact key={name} name={name}>
          {oneLine(value) || 'not given'}
        </Fact>
      ))}
      <Divider />
      <ConsentFact
        label="Marketing e-mail"
        consents={consents}
        name="marketingEmail"
        agreedAt={requestedAt}
      />
      {settings.texts || consents.marketingTexts ? (
        <ConsentFact
          label="Marketing texts"
          consents={consents}
          name="marketingTexts"
          agreedAt={requestedAt}
        />
      ) : null}
      <Divider />
      <AttributionSummary attribution={lead.attribution} after="Source before the request" />
      <Fact name="Requested on">{requestedAt}</Fact>
      <Fact name="Lead ID">{lead.id}</Fact>
    </EmailLayout>
  )
}

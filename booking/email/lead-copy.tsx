import { Hr } from '@react-email/components'
import { formatWhen } from '../domain/format-time.ts'
import type { Lead } from '../domain/lead.ts'
import type { DeskSettings } from '../domain/settings.ts'
import { AttributionSummary } from './attribution-summary.tsx'
import { consentWords } from './consent-words.ts'
import { EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import { oneLine } from './sanitize.ts'

/** What the agency gets: all that the visitor gave, as text, with the evidence of what they agreed to. */
export function LeadCopy({ lead, settings }: { lead: Lead; settings: DeskSettings }) {
  const askedAt = formatWhen(lead.createdAt.epochMilliseconds, settings.rules.officeZone)
  const { consents } = lead
  const given = [
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Practice', lead.practice],
    ['Specialty', lead.specialty],
    ['Phone', lead.phone],
  ] as const
  return (
    <EmailLayout title="Somebody asked for the guide" agency={settings.agency}>
      <Paragraph>
        Form: {oneLine(lead.formName)}. A reply to this mail goes to the visitor, who asked for the guide and
        for nothing else unless a consent below says so.
      </Paragraph>
      {given.map(([name, value]) => (
        <Fact key={name} name={name}>
          {oneLine(value) || 'not given'}
        </Fact>
      ))}
      <Hr />
      <Fact name="Marketing e-mail">
        {consentWords(consents.marketingEmail, consents.wording.marketingEmail, askedAt)}
      </Fact>
      <Fact name="Marketing texts">
        {consentWords(consents.marketingTexts, consents.wording.marketingTexts, askedAt)}
      </Fact>
      <Hr />
      <AttributionSummary attribution={lead.attribution} after="Asked after" />
      <Fact name="Asked">{askedAt}</Fact>
      <Fact name="Lead id">{lead.id}</Fact>
    </EmailLayout>
  )
}

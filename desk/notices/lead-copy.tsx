import { Hr } from '@react-email/components'
import type { Lead } from '../domain/lead.ts'
import { sayWhen } from '../domain/say-time.ts'
import type { DeskSettings } from '../domain/settings.ts'
import { CameBy } from './came-by.tsx'
import { consentWords } from './consent-words.ts'
import { oneLine } from './inert.ts'
import { Fact, Letter, Paragraph } from './letter.tsx'

/** What the agency gets: all that the visitor gave, as text, with the evidence of what they agreed to. */
export function LeadCopy({ lead, settings }: { lead: Lead; settings: DeskSettings }) {
  const askedAt = sayWhen(lead.createdAt.epochMilliseconds, settings.rules.officeZone)
  const { consents } = lead
  const given = [
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Practice', lead.practice],
    ['Specialty', lead.specialty],
    ['Phone', lead.phone],
  ] as const
  return (
    <Letter title="Somebody asked for the guide" agency={settings.agency}>
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
      <CameBy attribution={lead.attribution} after="Asked after" />
      <Fact name="Asked">{askedAt}</Fact>
      <Fact name="Lead id">{lead.id}</Fact>
    </Letter>
  )
}

import { formatWhen } from '../../core/format-time.ts'
import type { Lead, WantedCall } from '../../core/lead.ts'
import { oneLine, printableLines } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { AttributionSummary, ConsentFact } from './attribution-summary.tsx'
import { Slip } from './call-details.tsx'
import { Divider, EmailLayout, Fact, Paragraph } from './email-layout.tsx'

/** The agency's copy of a lead: all answers as text, the call that was refused, and the evidence of consent. */
export function LeadCopy({ lead, settings }: { lead: Lead; settings: BookingSettings }) {
  const { officeZone } = settings.rules
  const requestedAt = formatWhen(lead.createdAt.epochMilliseconds, officeZone)
  const { consents, wanted } = lead
  const answers = [
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Practice', lead.practice],
    ['Specialty', lead.specialty],
    ['Phone', lead.phone],
  ] as const
  return (
    <EmailLayout title={wanted ? 'Call this visitor back' : 'New guide request'} agency={settings.agency}>
      {wanted ? (
        <RefusedCall wanted={wanted} officeZone={officeZone} />
      ) : (
        <Paragraph>
          Form: {oneLine(lead.formName)}. Your reply to this e-mail goes to the visitor, who asked for the
          guide only, unless they agreed to more below.
        </Paragraph>
      )}
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

/** Which call a limit refused, and what the visitor was told. */
function RefusedCall({ wanted, officeZone }: { wanted: WantedCall; officeZone: string }) {
  return (
    <>
      <Paragraph>
        This visitor tried to book a call. A limit on calls per network or e-mail address refused it, so
        nothing is booked. They read that you’ll call within one business day. Your reply to this e-mail goes
        to them.
      </Paragraph>
      <Slip>
        <Fact name="Tried to book" large>
          {formatWhen(Date.parse(wanted.startsAt), officeZone)}
        </Fact>
        <Fact name="Visitor’s time zone">{wanted.visitorZone}</Fact>
        <Fact name="Area">{oneLine(wanted.area) || 'not given'}</Fact>
        <Fact name="Note">{printableLines(wanted.note) || 'not given'}</Fact>
      </Slip>
    </>
  )
}

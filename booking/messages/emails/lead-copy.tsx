import { BOOKING_FORM, fieldsOf, LEAD_FORM, type Question } from '../../core/fields.ts'
import { formatWhen } from '../../core/format-time.ts'
import type { Lead, WantedCall } from '../../core/lead.ts'
import { oneLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { AnswerFacts, AttributionSummary, ConsentFacts } from './agency-facts.tsx'
import { DetailsBox } from './call-details.tsx'
import { Divider, EmailLayout, Fact, Paragraph } from './email-layout.tsx'

/** The agency's copy of a lead: the answers, the call that was refused, and the evidence of consent. */
export function LeadCopy({ lead, settings }: { lead: Lead; settings: BookingSettings }) {
  const { officeZone } = settings.rules
  const requestedAt = formatWhen(lead.createdAt.epochMilliseconds, officeZone)
  const { consents, wanted } = lead
  const hasTexts = settings.texts !== undefined || consents.marketingTexts
  return (
    <EmailLayout title={wanted ? 'Call this visitor back' : 'New guide request'} agency={settings.agency}>
      {wanted ? (
        <RefusedCall wanted={wanted} officeZone={officeZone} />
      ) : (
        <Paragraph>
          Form: {oneLine(lead.formName)}. Your reply to this email goes to the visitor, who asked for the
          guide only, unless they agreed to more below.
        </Paragraph>
      )}
      <AnswerFacts questions={fieldsOf(LEAD_FORM)} answers={lead} />
      <Divider />
      <ConsentFacts form={LEAD_FORM} consents={consents} hasTexts={hasTexts} agreedAt={requestedAt} />
      <Divider />
      <AttributionSummary attribution={lead.attribution} after="Source before the request" />
      <Fact name="Requested on">{requestedAt}</Fact>
      <Fact name="Lead ID">{lead.id}</Fact>
    </EmailLayout>
  )
}

/** The questions of the booking form that the lead form does not ask. */
const ONLY_BOOKING_QUESTIONS = fieldsOf(BOOKING_FORM).filter(([name]) => !(name in LEAD_FORM.fields)) as [
  keyof WantedCall,
  Question,
][]

function RefusedCall({ wanted, officeZone }: { wanted: WantedCall; officeZone: string }) {
  return (
    <>
      <Paragraph>
        This visitor tried to book a call. A limit on calls per network or email address refused it, so
        nothing is booked. They read that you’ll get in touch within 1 business day. Your reply to this email
        goes to them.
      </Paragraph>
      <DetailsBox>
        <Fact name="Tried to book" large>
          {formatWhen(Date.parse(wanted.startsAt), officeZone)}
        </Fact>
        <Fact name="Visitor’s time zone">{wanted.visitorZone}</Fact>
        <AnswerFacts questions={ONLY_BOOKING_QUESTIONS} answers={wanted} />
      </DetailsBox>
    </>
  )
}

import { createElement } from 'react'
import { DAY_PATH, dayHref } from '../../core/addresses.ts'
import { BOOKING_FORM, CALL_BACK_FORM, fieldsOf, LEAD_FORM, type Question } from '../../core/fields.ts'
import { formatDate, formatWhen } from '../../core/format-time.ts'
import type { Lead, WantedCall } from '../../core/lead.ts'
import type { LeadEmailKind } from '../../core/message-kinds.ts'
import { oneLine, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { AnswerFacts, AttributionSummary, ConsentFacts } from './agency-facts.tsx'
import { ActionButton, DetailsBox, Divider, EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import { agencyAddresses, composeEmail, type EmailMessage, visitorAddress } from './email-message.ts'
import { VisitorEmail } from './visitor-email.tsx'

type LeadEmailProps = { lead: Lead; settings: BookingSettings; daySecret?: string | null | undefined }

/** The agency's copy of a lead: the answers, the call that is wanted, and the evidence of consent. */
function LeadCopy({ lead, settings, daySecret }: LeadEmailProps) {
  const { officeZone } = settings.rules
  const day = daySecret && settings.agency.origin + dayHref(DAY_PATH, daySecret)
  const requestedAt = formatWhen(lead.createdAt.epochMilliseconds, officeZone)
  const { consents, wanted, callBy, formName, area } = lead
  const hasTexts = settings.texts !== undefined || consents.marketingTexts
  return (
    <EmailLayout title={titleOf(lead)} agency={settings.agency}>
      {wanted ? (
        <RefusedCall wanted={wanted} officeZone={officeZone} />
      ) : callBy ? (
        <>
          <Paragraph>
            This visitor read that you’ll call by the end of{' '}
            {formatDate(callBy.epochMilliseconds, officeZone)}. Once you have, press “Called” on the page of
            your day. You’re told if it gets late.
          </Paragraph>
          {day && <ActionButton href={day}>Open your day</ActionButton>}
        </>
      ) : (
        <Paragraph>
          Form: {oneLine(formName)}. Your reply to this email goes to the visitor, who asked{' '}
          {area ? `to hear when an area opens (${oneLine(area)})` : 'for the guide'} only, unless they agreed
          to more below.
        </Paragraph>
      )}
      <AnswerFacts questions={QUESTIONS} answers={lead} />
      <Divider />
      <ConsentFacts form={LEAD_FORM} consents={consents} hasTexts={hasTexts} agreedAt={requestedAt} />
      <Divider />
      <AttributionSummary attribution={lead.attribution} after="Source before the request" />
      <Fact name="Requested on">{requestedAt}</Fact>
      <Fact name="Lead ID">{lead.id}</Fact>
    </EmailLayout>
  )
}

const titleOf = ({ wanted, callBy, area }: Lead) =>
  wanted || callBy ? 'Call back' : area ? 'Waits for an area' : 'New guide request'

const QUESTIONS = fieldsOf({ fields: { ...LEAD_FORM.fields, ...CALL_BACK_FORM.fields }, consents: {} })

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

function GuideLink({ lead, settings }: LeadEmailProps) {
  const { agency, guide } = settings
  return (
    <VisitorEmail
      title="Your guide"
      preview={`“${guide.title}” is ready to download.`}
      settings={settings}
      visitor={lead}
      occasion="to get the guide"
      notYou="If it wasn’t you, reply and we’ll delete the address."
    >
      <Paragraph>
        Here’s the guide you asked for, “{guide.title}”. You can download it now, and again any time you need
        it.
      </Paragraph>
      <ActionButton href={agency.origin + guide.path}>Download the guide</ActionButton>
      <Paragraph>
        The date on its cover is the day we last checked the facts. Telehealth rules change often, so talk to
        your attorney before you act on anything in it.
      </Paragraph>
      <Paragraph>
        {lead.consents.marketingEmail
          ? 'You also agreed to marketing email from us. If you change your mind, reply to this email and tell us.'
          : 'You didn’t sign up for marketing email, so this is the only email you’ll get from this form.'}
      </Paragraph>
    </VisitorEmail>
  )
}

/** Renders an email about a lead. `copy` is 0, or higher for one sent again by hand. @throws InvalidAddress */
export async function renderLeadEmail(
  kind: LeadEmailKind,
  lead: Lead,
  settings: BookingSettings,
  copy = 0,
  /** Of a page of the day, for a visitor who is to be called back. */
  daySecret?: string | null,
): Promise<EmailMessage> {
  const isToVisitor = kind === 'guide-link'
  const who = [lead.name, lead.practice].map((typed) => shortLine(typed, 40)).join(', ')
  return await composeEmail(
    {
      to: isToVisitor ? visitorAddress(lead) : agencyAddresses(settings),
      replyTo: isToVisitor ? settings.agency.email : visitorAddress(lead),
      subject: isToVisitor ? `Your guide: ${settings.guide.title}` : `${titleOf(lead)}: ${who}`,
      body: createElement(isToVisitor ? GuideLink : LeadCopy, { lead, settings, daySecret }),
      id: `${lead.id}.${kind}.0.${copy}`,
    },
    settings,
  )
}

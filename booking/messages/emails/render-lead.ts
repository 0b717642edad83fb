import { DAY_PATH, dayHref } from '../../core/addresses.ts'
import { LEAD_CONSENTS } from '../../core/consents.ts'
import { formatDate, formatWhen } from '../../core/format-time.ts'
import type { Lead } from '../../core/lead.ts'
import type { LeadEmailKind } from '../../core/message-kinds.ts'
import { oneLine, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { answerFacts, consentFacts, sourceFacts } from './agency-facts.ts'
import { visitorValues } from './call-letters.ts'
import { agencyAddresses, composeEmail, type EmailMessage, visitorAddress } from './email-message.ts'
import type { ValuesOf } from './letter-names.ts'

/** The agency's copy of a lead: the answers, the call that is wanted, and the evidence of consent. */
function copyValues(lead: Lead, settings: BookingSettings, daySecret: string | null): ValuesOf<'lead-copy'> {
  const { officeZone } = settings.rules
  const requestedAt = formatWhen(lead.createdAt.epochMilliseconds, officeZone)
  const { consents, wanted, callBy, area } = lead
  const hasTexts = Boolean(settings.texts || consents.marketingTexts)
  return {
    who: [lead.name, lead.practice]
      .filter(Boolean)
      .map((typed) => shortLine(typed, 40))
      .join(', '),
    form: oneLine(lead.formName),
    wanted: wanted ? 'yes' : '',
    callBy: callBy && !wanted ? formatDate(callBy.epochMilliseconds, officeZone) : '',
    area: wanted || callBy ? '' : oneLine(area),
    guide: wanted || callBy || area ? '' : 'yes',
    wantedWhen: wanted ? formatWhen(Date.parse(wanted.startsAt), officeZone) : '',
    wantedZone: wanted?.visitorZone ?? '',
    dayLink: daySecret ? settings.agency.origin + dayHref(DAY_PATH, daySecret) : '',
    answers: [{ facts: answerFacts(lead) }],
    consents: [{ facts: consentFacts(LEAD_CONSENTS, consents, hasTexts, requestedAt) }],
    record: [
      {
        facts: [
          ...sourceFacts(lead.attribution, 'Source before the request'),
          { name: 'Requested on', text: requestedAt },
          { name: 'Lead ID', text: lead.id },
        ],
      },
    ],
  }
}

/** The guide for its visitor, who may have agreed to marketing email. */
function guideValues(lead: Lead, settings: BookingSettings): ValuesOf<'guide-link'> {
  const { agency, guide } = settings
  return {
    ...visitorValues(lead, settings),
    guide: guide.title,
    guideLink: agency.origin + guide.path,
    newsletter: lead.consents.marketingEmail ? 'yes' : '',
  }
}

/** Renders an email about a lead. `daySecret` is of a page of the day, for a visitor who is to be called back. */
export async function renderLeadEmail(
  kind: LeadEmailKind,
  lead: Lead,
  settings: BookingSettings,
  daySecret: string | null = null,
): Promise<EmailMessage> {
  const isToVisitor = kind === 'guide-link'
  return await composeEmail(
    {
      to: isToVisitor ? visitorAddress(lead) : agencyAddresses(settings),
      replyTo: isToVisitor ? settings.agency.email : visitorAddress(lead),
      kind,
      values: isToVisitor ? guideValues(lead, settings) : copyValues(lead, settings, daySecret),
      id: `${lead.id}.${kind}.0.0`,
    },
    settings,
  )
}

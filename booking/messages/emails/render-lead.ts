import { createElement } from 'react'
import type { Lead } from '../../core/lead.ts'
import type { LeadEmailKind } from '../../core/message-kinds.ts'
import { shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { agencyAddresses, composeEmail, type EmailMessage, visitorAddress } from './email-message.ts'
import { GuideLink } from './guide-link.tsx'
import { LeadCopy } from './lead-copy.tsx'

/** Renders an email about a lead. `copy` is 0, or higher for one sent again by hand. @throws InvalidAddress */
export async function renderLeadEmail(
  kind: LeadEmailKind,
  lead: Lead,
  settings: BookingSettings,
  copy = 0,
): Promise<EmailMessage> {
  const isToVisitor = kind === 'guide-link'
  const who = [lead.name, lead.practice].map((typed) => shortLine(typed, 40)).join(', ')
  const what = lead.wanted ? 'Call back' : 'New guide request'
  return await composeEmail(
    {
      to: isToVisitor ? visitorAddress(lead) : agencyAddresses(settings),
      replyTo: isToVisitor ? settings.agency.email : visitorAddress(lead),
      subject: isToVisitor ? `Your guide: ${settings.guide.title}` : `${what}: ${who}`,
      body: createElement(isToVisitor ? GuideLink : LeadCopy, { lead, settings }),
      id: `${lead.id}.${kind}.0.${copy}`,
    },
    settings,
  )
}

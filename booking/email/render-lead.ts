import { createElement } from 'react'
import type { Lead } from '../domain/lead.ts'
import type { LeadEmailKind } from '../domain/messages.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { composeEmail, type EmailMessage } from './email-message.ts'
import { GuideLink } from './guide-link.tsx'
import { LeadCopy } from './lead-copy.tsx'

/**
 * Renders an e-mail about a lead; the same lead gives the same e-mail.
 * @throws InvalidAddress
 */
export function renderLeadEmail(
  kind: LeadEmailKind,
  lead: Lead,
  settings: BookingSettings,
): Promise<EmailMessage> {
  const isToVisitor = kind === 'guide-link'
  return composeEmail(
    {
      isToVisitor,
      visitor: lead,
      subject: isToVisitor ? `Your guide: ${settings.guide.title}` : `New guide request: ${lead.formName}`,
      body: createElement(isToVisitor ? GuideLink : LeadCopy, { lead, settings }),
      id: `${lead.id}.${kind}.0`,
    },
    settings,
  )
}

import { render, toPlainText } from '@react-email/components'
import { createElement } from 'react'
import type { LeadNoticeKind } from '../db/outbox.ts'
import type { Lead } from '../domain/lead.ts'
import type { DeskSettings } from '../domain/settings.ts'
import { GuideLink } from './guide-link.tsx'
import { idHost } from './invitation.ts'
import { LeadCopy } from './lead-copy.tsx'
import type { Notice } from './render.ts'
import { greetableName, oneLine, soleAddress } from './sanitize.ts'

/** Writes one mail about a lead; the same lead gives the same mail. Throws `InvalidAddress`. */
export async function renderLeadNotice(
  kind: LeadNoticeKind,
  lead: Lead,
  settings: DeskSettings,
): Promise<Notice> {
  const visitor = { name: greetableName(lead.name) ?? '', address: soleAddress(lead.email) }
  const isLink = kind === 'guide-link'
  const html = await render(createElement(isLink ? GuideLink : LeadCopy, { lead, settings }))
  return {
    to: isLink ? visitor : settings.mail.agencyCopyTo,
    from: settings.mail.from,
    replyTo: isLink ? settings.agency.email : visitor,
    subject: oneLine(
      isLink ? `Your guide: ${settings.guide.title}` : `The guide was asked for: ${lead.formName}`,
    ),
    html,
    text: toPlainText(html, { wordwrap: 78 }),
    messageId: `<${lead.id}.${kind}.0@${idHost(settings)}>`,
  }
}

import { render, toPlainText } from '@react-email/components'
import { createElement } from 'react'
import type { EmailKind } from '../../core/message-kinds.ts'
import { greetableName, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings, CallHost } from '../../core/settings.ts'
import { noBreakSpaces } from '../../form/ui/no-break-spaces.ts'
import { idHost } from '../channels/invitation.ts'
import type { Value } from './letter-names.ts'
import { fillLine, LetterEmail } from './render-letter.tsx'

interface EmailAddress {
  name: string
  address: string
}

const MAX_SUBJECT = 160

export interface EmailMessage {
  /** A text may name several, separated by commas. */
  to: string | EmailAddress
  from: string
  replyTo: string | EmailAddress
  subject: string
  html: string
  text: string
  messageId: string
  /** Addresses of the visitors whom an email to a host names, so that erasing one finds it. */
  visitors?: string[]
}

export type EmailContent = Pick<EmailMessage, 'to' | 'replyTo' | 'visitors'> & {
  kind: EmailKind
  values: Readonly<Record<string, Value>>
  /** Local part of the Message-ID, unique per row of the outbox. */
  id: string
}

/** A visitor as sender or receiver. The form has accepted exactly one plain address. */
export function visitorAddress({ name, email }: { name: string; email: string }): EmailAddress {
  return { name: greetableName(name) ?? '', address: email }
}

/** The agency's addresses for what concerns a host: its own and, if there is another, the host's. */
export function agencyAddresses({ mail }: BookingSettings, host?: CallHost): string {
  return [...new Set([mail.agencyCopyTo, host?.email ?? mail.agencyCopyTo])].join(', ')
}

/** Composes an email from its letter. One that is sent twice after a crash has the same Message-ID. */
export async function composeEmail(
  { kind, values: own, id, ...addressed }: EmailContent,
  settings: BookingSettings,
): Promise<EmailMessage> {
  const { letters, agency } = settings
  const letter = letters.byKind[kind]
  if (!letter) throw new TypeError(`content/letters/${kind}.md is missing.`)
  const values = { origin: agency.origin, agencyPhone: noBreakSpaces(agency.phone), ...own }
  const html = await render(createElement(LetterEmail, { letter, frame: letters.frame, agency, values }))
  return {
    ...addressed,
    from: settings.mail.from,
    subject: shortLine(fillLine(letter.subject, values), MAX_SUBJECT),
    html,
    text: plainText(html),
    messageId: `<${id}@${idHost(settings)}>`,
  }
}

/** The used part of html-to-text's formatter, which comes without types. */
type Formatter = (
  element: { children: unknown; attribs: Record<string, string> },
  walk: (children: unknown, builder: Builder) => void,
  builder: Builder,
) => void

interface Builder {
  addInline(text: string, options?: { noWordTransform: boolean }): void
  addLineBreak(): void
}

const label: Formatter = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addInline(': ')
}

/** The address has its own line, where every program recognizes it whole. */
const action: Formatter = (element, walk, builder) => {
  walk(element.children, builder)
  builder.addInline(':')
  builder.addLineBreak()
  builder.addInline(element.attribs.href ?? '', { noWordTransform: true })
}

/** The text part of an email, from its HTML. The only line breaks in that HTML are those of a visitor's note. */
export function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: 78,
    preserveNewlines: true,
    formatters: { label, action },
    selectors: [
      { selector: 'span.fact-name', format: 'label' },
      { selector: 'a.action', format: 'action' },
      { selector: 'p.fact', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      { selector: 'h1', format: 'heading', options: { uppercase: false } },
      { selector: 'h2', format: 'heading', options: { uppercase: false } },
    ],
  })
}

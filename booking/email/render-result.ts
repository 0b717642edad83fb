import { createElement } from 'react'
import type { SentResult } from '../domain/result.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { composeEmail, type EmailMessage } from './email-message.ts'
import { ResultEmail } from './result-email.tsx'

/**
 * Renders the e-mail with a visitor's result; null when its figures can't be described any more. `copy` is the outbox
 * row's, 0 for the first.
 * @throws InvalidAddress
 */
export async function renderResultEmail(
  result: SentResult,
  settings: BookingSettings,
  copy = 0,
): Promise<EmailMessage | null> {
  const described = settings.describeResult(result.kind, new URLSearchParams(result.figures))
  if (!described) return null
  return await composeEmail(
    {
      isToVisitor: true,
      visitor: { name: '', email: result.email },
      subject: described.subject,
      body: createElement(ResultEmail, { described, email: result.email, agency: settings.agency }),
      id: `${result.id}.result.0.${copy}`,
    },
    settings,
  )
}

import { createElement } from 'react'
import type { CallRequest } from '../domain/call-request.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { composeEmail, type EmailMessage } from './email-message.ts'
import { formatPreferredDay } from './preferred-day.ts'
import { RequestCopy } from './request-copy.tsx'

/**
 * Renders the agency's e-mail about a request for a call; the same request gives the same e-mail.
 * @throws InvalidAddress
 */
export function renderRequestEmail(
  request: CallRequest,
  settings: BookingSettings,
  copy = 0,
): Promise<EmailMessage> {
  return composeEmail(
    {
      isToVisitor: false,
      visitor: request,
      subject: `Request for a call: ${request.name}, ${request.practice}, ${formatPreferredDay(request)}`,
      body: createElement(RequestCopy, { request, settings }),
      id: `${request.id}.request-copy.0.${copy}`,
    },
    settings,
  )
}

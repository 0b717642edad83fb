export const BOOKING_EMAILS = [
  'confirmation',
  'moved',
  'canceled',
  'day-reminder',
  'hour-reminder',
  'no-show',
  'call-summary',
] as const
export const BOOKING_AGENCY_EMAILS = [
  'agency-copy',
  'agency-moved',
  'agency-canceled',
  'agency-prepared',
  'agency-outcome',
] as const
export const TEXTS = ['day-text', 'hour-text'] as const
const BOOKING_WEBHOOKS = [
  ...(['webhook-booked', 'webhook-moved', 'webhook-canceled'] as const),
  ...(['webhook-held', 'webhook-no-show', 'webhook-not-a-fit', 'webhook-client'] as const),
]
const HOST_EMAILS = ['morning', 'lead-digest', 'weekly-report', 'office-link', 'day-link'] as const
const LEAD_EMAILS = ['guide-link', 'lead-copy'] as const

export type BookingEmailKind = (typeof BOOKING_EMAILS | typeof BOOKING_AGENCY_EMAILS)[number]
export type TextKind = (typeof TEXTS)[number]
export type BookingWebhookKind = (typeof BOOKING_WEBHOOKS)[number]
export type BookingMessageKind = BookingEmailKind | TextKind | BookingWebhookKind | 'calendar'
export type LeadEmailKind = (typeof LEAD_EMAILS)[number]
export type LeadMessageKind = LeadEmailKind | 'webhook-lead'
export type WebhookKind = BookingWebhookKind | 'webhook-lead'
export type HostEmailKind = (typeof HOST_EMAILS)[number]
export type EmailKind = BookingEmailKind | LeadEmailKind | HostEmailKind
export type MessageKind = BookingMessageKind | LeadMessageKind | HostEmailKind

export const CHANNELS = ['email', 'text', 'webhook', 'calendar'] as const
export type Channel = (typeof CHANNELS)[number]

/** How a message travels. */
export function channelOf(kind: MessageKind): Channel {
  if (kind === 'calendar') return 'calendar'
  if (kind.startsWith('webhook-')) return 'webhook'
  return TEXTS.some((text) => text === kind) ? 'text' : 'email'
}

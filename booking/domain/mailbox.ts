import { toE164 } from './phone-number.ts'

/** Providers that ignore dots before the @, by the domain under which all their spellings are counted. */
const IGNORES_DOTS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/** What a booking is counted by besides its network: its mailbox, or its phone number without one. */
export function contactOf({ email, phone }: { email: string; phone: string }): string {
  return email === '' ? `tel:${toE164(phone) ?? phone.replace(/\D/g, '')}` : mailboxOf(email)
}

/**
 * The mailbox that an address leads to, for counting alone: without letter case, without `+tag`, and without dots where
 * the provider ignores them. Never send to it.
 */
export function mailboxOf(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? []
  // An address that begins with a plus sign is a name, not a tag.
  const untagged = local.replace(/(?<=.)\+.*$/s, '')
  const counted = IGNORES_DOTS.get(domain)
  return counted ? `${untagged.replaceAll('.', '')}@${counted}` : `${untagged}@${domain}`
}

/** Somebody about whom records are read or deleted, in one calendar. */
export interface Person {
  /** The calendar: only the agency's has leads, requests, results and webhook calls beside its bookings. */
  host: string
  /** An e-mail address, or a phone number, which may be all that a patient gave. */
  contact: string
}

/** Whether a person is meant by the e-mail address. */
export function hasAddress({ contact }: Person): boolean {
  return contact.includes('@')
}

/** A contact as it is compared: an address without letter case, a number as its digits without country code 1 and extension. */
export function comparable(contact: string): string {
  const text = contact.trim().toLowerCase()
  if (text.includes('@')) return text
  const digits = text.replace(/x.*$/, '').replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

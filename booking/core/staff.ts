import { AGENCY_HOST, type BookingSettings, type StaffMember } from './settings.ts'

/** Stands for who did something where no person is known: a link in an email that several of the agency get, and the visitor. */
export const BY_EMAIL = '@email'
export const BY_VISITOR = '@visitor'

/** Those who open the office’s page, each by a link of their own; without any, whoever reads the agency’s email. */
export function officePeople({ office, mail }: BookingSettings): readonly StaffMember[] {
  return office.length > 0 ? office : [{ id: AGENCY_HOST, name: '', email: mail.agencyCopyTo }]
}

/** `by Ana Ruiz`; by their id for somebody who has left. */
export function formatDoer({ people, office }: BookingSettings, id: string): string {
  if (id === BY_EMAIL) return 'from an email'
  if (id === BY_VISITOR) return 'by the visitor'
  if (id === AGENCY_HOST) return 'by the office'
  return `by ${[...people, ...office].find((person) => person.id === id)?.name ?? id}`
}

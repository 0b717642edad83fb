import { createContext } from 'react-router'

/** A booked call as the confirmation page needs it. */
export interface ConfirmedCall {
  /** Day, time and zone in words, as the visitor chose them and as the confirmation e-mail says them. */
  when: string
  /** The same instant for machines: ISO 8601, UTC. */
  startsAt: string
}

/** What a page shows in a frame: its address, and the origins whose messages count (none means this site's own). */
export interface Framed {
  address: string
  origins: string[]
  isDesk: boolean
}

/** What the server knows and a page rendered at the time of the visit may ask. */
export interface ServerValues {
  bookingWidget: Framed
  /** The form that the guide is asked for with. */
  leadForm: Framed
  /** What /webhook-test calls: the desk's receiver, or an outside automation's absolute address. */
  webhook: { address: string; isDesk: boolean }
  /** Looks a booking up by the secret reference in the confirmation address; null when there is none. */
  findBooking(reference: string): Promise<ConfirmedCall | null>
}

/** Set by the server for each request. `null` where no server stands behind, as in `npm run dev`. */
export const requestContext = createContext<ServerValues | null>(null)

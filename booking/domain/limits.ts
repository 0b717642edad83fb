/** How many calls and e-mails one sender may cause. Days are the 24 hours after the first one counted. */
export interface Limits {
  /** Calls, and posts of each other form, per network and day. An office shares one address: never a handful. */
  perNetwork: number
  /** The same for an IPv6 /48, or for everybody behind an unconfirmed proxy. */
  perWideNetwork: number
  /** Calls of a network within a day that need no press of the link in the e-mail. */
  atOnce: number
  /** The same for an IPv6 /48, or for everybody behind an unconfirmed proxy. */
  atOnceWide: number
  /** Calls of a network that may be held at one time. */
  held: number
  /**
   * The same for an IPv6 /48, or for everybody behind an unconfirmed proxy. Well above `held`: such a proxy may stand for
   * all visitors, each of whom makes room for the next by pressing the link.
   */
  heldWide: number
  /** Minutes for which a call is held. */
  holdMinutes: number
  /** Posts of one form that send an e-mail to one mailbox, per day. Further calls are held, up to twice as many. */
  perMailbox: number
  /** Calls booked within ten minutes by all visitors that raise the alarm. */
  alarmPerTenMinutes: number
  /** Calls booked within a day by all visitors that raise the alarm. */
  alarmPerDay: number
}

export const DEFAULT_LIMITS: Limits = {
  perNetwork: 20,
  perWideNetwork: 100,
  atOnce: 1,
  atOnceWide: 5,
  held: 3,
  heldWide: 12,
  holdMinutes: 20,
  perMailbox: 8,
  alarmPerTenMinutes: 30,
  alarmPerDay: 150,
}

/** The attempts per network in ten minutes that the default limits go with. */
const DEFAULT_ATTEMPTS = 20

/**
 * The limits that go with a setting of attempts per network in ten minutes: whoever expects more posts than the default
 * gets the counts raised by the same factor. They are never lower than the default.
 */
export function limitsFor(attemptsPerTenMinutes: number): Limits {
  const factor = Math.max(1, attemptsPerTenMinutes / DEFAULT_ATTEMPTS)
  const raised = (limit: number) => Math.round(limit * factor)
  return {
    ...DEFAULT_LIMITS,
    perNetwork: raised(DEFAULT_LIMITS.perNetwork),
    perWideNetwork: raised(DEFAULT_LIMITS.perWideNetwork),
    heldWide: raised(DEFAULT_LIMITS.heldWide),
    perMailbox: raised(DEFAULT_LIMITS.perMailbox),
    alarmPerTenMinutes: raised(DEFAULT_LIMITS.alarmPerTenMinutes),
    alarmPerDay: raised(DEFAULT_LIMITS.alarmPerDay),
  }
}

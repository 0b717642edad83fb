/** The kinds of storage and service that a visitor may refuse. What is essential is not asked. */
export type ConsentKind = 'analytics' | 'marketing'

/** A visitor's answer. Its version says to which question: a new question asks again. */
export interface ConsentChoice {
  version: number
  /** When it was given: milliseconds since 1970, UTC. */
  decidedAt: number
  analytics: boolean
  marketing: boolean
}

/**
 * A fault or an attack that the site has to survive. Every file in `trials/` exports one by default: `npm run resilience`
 * runs all of them in full, and a test beside them may run the same with fewer tries.
 */
export interface Trial {
  /** What is done to the site, as the table says it. */
  name: string
  /** How often `npm run resilience` does it: cuts, requests, visitors, whatever the name counts. */
  tries: number
  /**
   * Does it. An error that it throws fails the trial like a loss.
   * @param tries how often; `tries` of the trial when it runs in full
   */
  run(tries: number): Promise<TrialOutcome>
}

export interface TrialOutcome {
  /** How often it was really done; 0 fails the trial. */
  tried: number
  /**
   * Acknowledged bookings that are missing, times that were given twice, messages that are missing or came twice, and
   * starts or answers that did not come in time.
   */
  lost: number
  /** Requests that were answered with what they must not get, and limits that were passed. */
  letIn: number
  /** One short sentence of what was observed, for the table. */
  note: string
}

/** A trial that was run. */
export interface TrialResult extends TrialOutcome {
  name: string
  seconds: number
}

/** Whether a trial ended as it must: it was done, nothing was lost and nobody was let in. */
export function hasHeld({ tried, lost, letIn }: TrialOutcome): boolean {
  return tried > 0 && lost === 0 && letIn === 0
}

import { isAlarmRaised } from '../db/admission.ts'
import type { Store } from '../db/store.ts'
import { StoreError } from '../db/store-error.ts'

/** Says whether an attack is under way, so that forms carry a puzzle. */
export interface AttackSwitch {
  isOn(): Promise<boolean>
  /** This process has raised the alarm: its next form carries a puzzle. */
  turnOn(): void
}

/** Seconds for which an answer of the database is used again: forms are viewed far more often than posted. */
const FRESH_SECONDS = 5

/** The alarm in the database, which all processes share, read at most every five seconds. */
export function attackSwitch(store: Store, now: () => Temporal.Instant): AttackSwitch {
  let known = { isOn: false, readAt: null as Temporal.Instant | null }
  return {
    async isOn() {
      const at = now()
      const age = known.readAt?.until(at).total('seconds')
      if (age !== undefined && age >= 0 && age < FRESH_SECONDS) return known.isOn
      try {
        known = { isOn: await isAlarmRaised(store, at), readAt: at }
      } catch (error) {
        // What else the request asks of the database reports the failure.
        if (!(error instanceof StoreError)) throw error
      }
      return known.isOn
    },
    turnOn() {
      known = { isOn: true, readAt: now() }
    },
  }
}

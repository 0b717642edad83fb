import { useEffect } from 'react'
import type { BookingState } from './booking-state.ts'
import { storeStep } from './interrupted-step.ts'

/** Stores the details step for a reload, until the call is booked. */
export function useStoredStep({ props, step, start, zone, submission }: BookingState): void {
  const isBooked = submission.kind === 'booked'
  const { clinic } = props
  useEffect(() => {
    storeStep(step === 'details' && start !== null && !isBooked ? { start, zone } : null, clinic)
  }, [step, start, zone, isBooked, clinic])
}

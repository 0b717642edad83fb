import type { Dispatch, InputEvent } from 'react'
import { isoInstant } from '../../core/addresses.ts'
import { BOOKING_FORM } from '../../core/fields.ts'
import { checkForm, correctedByEdit } from '../../form/ui/check-form.ts'
import { clearHoneypot } from '../../form/ui/hidden-fields.tsx'
import { encodeForm } from '../../form/ui/post-form.ts'
import type { BookingAction } from './booking-reducer.ts'
import type { BookingState } from './booking-state.ts'
import { dropDraft } from './draft.ts'
import { sendBooking } from './send-booking.ts'

/** Checking and sending the details form. */
export function useBookingForm(
  { submission, start, error, props }: BookingState,
  dispatch: Dispatch<BookingAction>,
  refresh: () => Promise<void>,
) {
  const options = { specialties: props.specialties, hasTexts: props.texts }

  /** Books the `alternative` time with the same answers, or with null the chosen one. */
  async function submit(form: HTMLFormElement, alternative: number | null): Promise<void> {
    const time = alternative ?? start
    // A second press must not send the form again.
    if (time === null || submission.kind === 'submitting') return
    const fields = checkForm(form, BOOKING_FORM, options)
    if (fields.length) {
      dispatch({ type: 'refused', error: { kind: 'fields', fields }, formKey: null })
      return
    }
    const body = encodeForm(form)
    body.set('start', isoInstant(time))
    dispatch({ type: 'submitting', start: time })
    const result = await sendBooking(body)
    if (result.type !== 'refused') dropDraft()
    else if (result.error.kind === 'taken' || result.error.kind === 'not-offered') void refresh()
    else if (result.error.kind === 'automatic') clearHoneypot(form)
    dispatch(result)
  }

  /** Removes a field's message as soon as its answer is accepted. */
  function recheck(event: InputEvent<HTMLFormElement>): void {
    const fields = correctedByEdit(event, BOOKING_FORM, options, error)
    if (fields.length) dispatch({ type: 'fields-corrected', fields })
  }
  return { submit, recheck }
}

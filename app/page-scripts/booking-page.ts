import { listenToFrame } from './widget-frame.ts'
import { readWidgetMessage, type WidgetSignal } from './widget-messages.ts'

/** Moves on to the confirmation once the framed widget says that a booking was made. */
listenToFrame<WidgetSignal>(readWidgetMessage, (signal) => {
  if (signal.kind !== 'booked') return
  location.assign(
    signal.reference
      ? `/bookingconfirmation?booking=${encodeURIComponent(signal.reference)}`
      : '/bookingconfirmation',
  )
})

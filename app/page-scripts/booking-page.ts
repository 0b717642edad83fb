import { reportConversion } from './conversion.ts'
import { listenToFrame } from './widget-frame.ts'
import { readWidgetMessage, type WidgetSignal } from './widget-messages.ts'

/** Moves on to the confirmation once the framed widget says that a booking was made. */
listenToFrame<WidgetSignal>(readWidgetMessage, async (signal) => {
  if (signal.kind !== 'booked') return
  await reportConversion('booking', signal.reference ?? '')
  location.assign(
    signal.reference
      ? `/bookingconfirmation?booking=${encodeURIComponent(signal.reference)}`
      : '/bookingconfirmation',
  )
})

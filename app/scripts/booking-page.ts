import { leaveConverted } from './conversion.ts'
import { listenToFrame } from './widget-frame.ts'
import { readWidgetMessage, type WidgetSignal } from './widget-messages.ts'

/** Moves on to the confirmation once the framed widget says that a booking was made. */
listenToFrame<WidgetSignal>(readWidgetMessage, (signal) => {
  if (signal.kind !== 'booked') return
  const { reference } = signal
  const query = reference ? `?booking=${encodeURIComponent(reference)}` : ''
  void leaveConverted('booking', reference ?? '', `/bookingconfirmation${query}`)
})

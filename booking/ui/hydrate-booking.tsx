import { BookingWidget } from './booking-widget.tsx'
import { hydrate } from './hydrate.tsx'
import type { WidgetProps } from './props.ts'
import { ROOT_IDS } from './root-ids.ts'
import { rememberOffsets } from './zone-offsets.ts'

hydrate<WidgetProps>(ROOT_IDS.booking, BookingWidget, ({ zone, offsets }) => {
  if (offsets) rememberOffsets(zone, offsets)
})

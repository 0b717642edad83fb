import type { ComponentType } from 'react'
import { hydrate } from '../platform/hydrate.tsx'
import type { WidgetProps } from './book/props.ts'
import { BookingWidget } from './book/widget/booking-widget.tsx'
import { rememberOffsets } from './calendar/zone-offsets.ts'
import { reportHeight, tellFrame } from './form/ui/frame-messages.ts'
import { listenForAttribution, takeAttribution } from './form/ui/use-attribution.ts'
import { PROPS_ID, ROOT_IDS } from './form/ui/widget-document.tsx'
import { LeadForm, type LeadFormProps } from './lead/lead-form.tsx'

// Each document has one of the two. Both are in one script, because a second request costs more than the unused part.
start<WidgetProps>(ROOT_IDS.booking, BookingWidget, ({ zone, offsets }) => {
  if (offsets) rememberOffsets(zone, offsets)
})
start<LeadFormProps>(ROOT_IDS.lead, LeadForm)

/** Hydrates a component with the server's props, after `prepare`, and connects the document with the page around it. */
function start<Props extends object>(
  rootId: string,
  Component: ComponentType<Props>,
  prepare?: (props: Props) => void,
): void {
  const root = document.getElementById(rootId)
  const json = document.getElementById(PROPS_ID)?.textContent
  if (!root || !json) return
  const props: Props = JSON.parse(json)
  prepare?.(props)
  void hydrate(root, Component, props)
  listenForAttribution(window, takeAttribution)
  tellFrame({ type: 'desk:ready' })
  reportHeight()
}

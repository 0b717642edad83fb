import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PROPS_ID, ROOT_IDS } from './addresses.ts'
import { BookingWidget } from './booking-widget.tsx'
import { reportHeight, tellFrame } from './frame-messages.ts'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './lead-props.ts'
import type { WidgetProps } from './props.ts'
import { listenForAttribution, takeAttribution } from './use-attribution.ts'
import { rememberOffsets } from './zone-offsets.ts'

// Each document has one of the two. Imported together: a second request costs more than the smaller part.
hydrate<WidgetProps>(ROOT_IDS.booking, BookingWidget, ({ zone, offsets }) => {
  if (offsets) rememberOffsets(zone, offsets)
})
hydrate<LeadFormProps>(ROOT_IDS.lead, LeadForm)

/**
 * Hydrates a document's component with the server's props, and connects the document with the page around it.
 * @param prepare called with the props before hydration
 */
function hydrate<Props extends { frameOrigins: string[] }>(
  rootId: string,
  Component: ComponentType<Props>,
  prepare?: (props: Props) => void,
): void {
  const root = document.getElementById(rootId)
  const json = document.getElementById(PROPS_ID)?.textContent
  if (!root || !json) return
  const props: Props = JSON.parse(json)
  prepare?.(props)
  // As a transition React hydrates in slices, between which a slow phone still responds to input.
  startTransition(() => {
    hydrateRoot(root, <Component {...props} />)
  })
  listenForAttribution(window, props.frameOrigins, takeAttribution)
  tellFrame(window, props.frameOrigins, { type: 'desk:ready', v: 1 })
  reportHeight(window, props.frameOrigins, document.body)
}

import './lead.client.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BookingWidget } from './booking-widget.tsx'
import { reportHeight, tellFrame } from './frame-messages.ts'
import type { WidgetProps } from './props.ts'
import { PROPS_ID, ROOT_ID } from './root-ids.ts'
import { listenForAttribution } from './site-attribution.ts'
import { takeAttribution } from './use-attribution.ts'

const root = document.getElementById(ROOT_ID)
const source = document.getElementById(PROPS_ID)?.textContent

// A page without them has no widget to wake; its links and forms work by themselves.
if (root && source) {
  const props: WidgetProps = JSON.parse(source)
  // As a transition it is done in slices, between which a slow phone still answers a finger.
  startTransition(() => {
    hydrateRoot(root, <BookingWidget {...props} />)
  })
  listenForAttribution(window, props.frameOrigins, takeAttribution)
  tellFrame(window, props.frameOrigins, { type: 'desk:ready', v: 1 })
  reportHeight(window, props.frameOrigins, document.body)
}

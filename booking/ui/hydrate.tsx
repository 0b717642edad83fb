import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportHeight, tellFrame } from './frame-messages.ts'
import { PROPS_ID } from './root-ids.ts'
import { listenForAttribution } from './site-attribution.ts'
import { takeAttribution } from './use-attribution.ts'

/**
 * Hydrates a document's component with the server's props, and connects the document with the page around it.
 * @param prepare called with the props before hydration
 */
export function hydrate<Props extends { frameOrigins: string[] }>(
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

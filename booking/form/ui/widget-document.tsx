import type { ReactNode } from 'react'
import type { DocumentContext } from '../context.ts'
import { DocumentFrame } from './document-frame.tsx'

/** Ids of the elements that the script hydrates, and of the one with their props as JSON. */
export const ROOT_IDS = { booking: 'booking-root', lead: 'lead-root' } as const
export const PROPS_ID = 'desk-props'

interface Props {
  title: string
  rootId: string
  label: string
  props: { embed: boolean }
  context: DocumentContext
  children: ReactNode
}

/** A document around one hydrated component, framed or opened by itself. */
export function WidgetDocument({ title, rootId, label, props, context, children }: Props) {
  // On a phone the calendar's frame has no border, and leaves room for the focus only.
  const padding = props.embed && rootId === ROOT_IDS.booking ? 'px-1 pt-1 wide:p-6' : 'p-4 wide:px-6'
  return (
    <DocumentFrame title={title} context={context} embed={props.embed}>
      {/* Labeled: the page around a frame has a main element too. */}
      <main id={rootId} className={`relative mx-auto max-w-256 pb-6 ${padding}`} aria-label={label}>
        {children}
      </main>
      <script
        type="application/json"
        id={PROPS_ID}
        // Escaped, so that nothing typed can end the element (XSS).
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
      <script type="module" src={context.assets.script} />
    </DocumentFrame>
  )
}

import type { ReactNode } from 'react'
import type { Agency } from '../../core/settings.ts'
import { DocumentFrame } from './document-frame.tsx'

/** What the script hydrates, by the component that belongs there. Shared by the documents and the script. */
export const ROOT_IDS = { booking: 'booking-root', lead: 'lead-root' } as const
/** The element that carries the server's props as JSON. */
export const PROPS_ID = 'desk-props'

/** What the build provides: the address of the script that wakes the widget and the lead form, and the style to inline. */
export interface WidgetAssets {
  script: string
  style: string
}

interface Props<WidgetProps> {
  title: string
  /** Id of the element that the script hydrates, and its accessible name. */
  rootId: string
  label: string
  /** The component's props, which go to the browser as JSON. */
  props: WidgetProps
  agency: Agency
  assets: WidgetAssets
  children: ReactNode
}

/** A document around one hydrated component, which a frame shows or a browser opens by itself. */
export function WidgetDocument<WidgetProps extends { embed: boolean }>({
  title,
  rootId,
  label,
  props,
  agency,
  assets,
  children,
}: Props<WidgetProps>) {
  return (
    <DocumentFrame title={title} style={assets.style} agency={props.embed ? null : agency}>
      {/* Labeled, because inside a frame there is a second main around it. */}
      <main id={rootId} className="relative mx-auto max-w-[64rem] p-4 pb-6 wide:px-6" aria-label={label}>
        {children}
      </main>
      <script
        type="application/json"
        id={PROPS_ID}
        // `<` is escaped, so that nothing typed can end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
      <script type="module" src={assets.script} />
    </DocumentFrame>
  )
}

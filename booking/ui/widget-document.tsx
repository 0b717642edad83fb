import type { ReactNode } from 'react'
import { PROPS_ID } from './addresses.ts'
import { DocumentFrame } from './document-frame.tsx'

/** What the build provides: the address of the one script, and the style to inline. */
export interface DocumentAssets {
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
  /** Address of the website's home page. */
  site: string
  assets: DocumentAssets
  children: ReactNode
}

/** A document around one hydrated component, which a frame shows or a browser opens by itself. */
export function WidgetDocument<WidgetProps extends { brand: string; embed: boolean }>({
  title,
  rootId,
  label,
  props,
  site,
  assets,
  children,
}: Props<WidgetProps>) {
  return (
    <DocumentFrame
      title={title}
      style={assets.style}
      header={props.embed ? null : { brand: props.brand, site }}
    >
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

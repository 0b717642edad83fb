import { BookingWidget } from './booking-widget.tsx'
import { TITLES } from './labels.ts'
import type { WidgetProps } from './props.ts'
import { ROOT_IDS } from './root-ids.ts'
import { type DocumentAssets, WidgetDocument } from './widget-document.tsx'
import { zoneOffsets } from './zone-offsets.ts'

interface Props {
  widget: WidgetProps
  /** Address of the website's home page. */
  site: string
  assets: DocumentAssets
}

/** The booking widget's document. */
export function BookingDocument({ widget, site, assets }: Props) {
  const { starts, zone } = widget
  const offsets = starts?.length ? zoneOffsets(starts, zone) : undefined
  return (
    <WidgetDocument
      title={`${TITLES[widget.step]}: ${widget.callTitle}`}
      rootId={ROOT_IDS.booking}
      label={widget.callTitle}
      props={{ ...widget, offsets }}
      site={site}
      assets={assets}
    >
      <BookingWidget {...widget} />
    </WidgetDocument>
  )
}

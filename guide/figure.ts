import type { BlockOf } from '../app/content/guide.schema.ts'
import { drawPicture } from './draw-picture.ts'
import { extensionsPicture } from './figures/extensions.ts'
import { patientSortPicture } from './figures/patient-sort.ts'
import { weeksLeftPicture } from './figures/weeks-left.ts'
import {
  ensureSpace,
  fullWidth,
  heightOf,
  type PageLayout,
  page,
  styles,
  tag,
  textWidth,
  writeTagged,
} from './page-layout.ts'
import type { Picture } from './shapes.ts'

/** Pictures as data, as wide as text and margin together. */
const pictures: Record<BlockOf<'figure'>['draws'], () => Omit<Picture, 'alt'>> = {
  extensions: extensionsPicture,
  'patient-sort': patientSortPicture,
  'weeks-left': weeksLeftPicture,
}

/** Draws a figure with its alternative text, and the caption below it. */
export function drawFigure(layout: PageLayout, { draws, alt, caption }: BlockOf<'figure'>): void {
  const { doc } = layout
  const picture = { ...pictures[draws](), alt }
  const captionHeight = heightOf(doc, caption, styles.caption, textWidth)
  ensureSpace(layout, picture.height + captionHeight + 18)
  const top = layout.y
  const bbox = [page.left, top, page.left + fullWidth, top + picture.height] as [
    number,
    number,
    number,
    number,
  ]
  tag(layout, layout.parent, 'Figure', () => drawPicture(doc, picture, page.left, top), {
    alt,
    bbox,
    placement: 'Block',
  }).end()
  layout.y += picture.height + 5
  writeTagged(layout, layout.parent, 'Caption', caption, styles.caption)
  layout.y += captionHeight + 12
}

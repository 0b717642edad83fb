import type { BlockOf } from '../app/content/guide.schema.ts'
import { drawPicture } from './draw-picture.ts'
import { extensionsPicture } from './figures/extensions.ts'
import { patientSortPicture } from './figures/patient-sort.ts'
import { weeksLeftPicture } from './figures/weeks-left.ts'
import type { Picture } from './shapes.ts'
import { fullWidth, heightOf, makeRoom, page, type Sheet, styles, tag, textWidth, write } from './sheet.ts'

/** Each picture is drawn from data, at the width of the page's text and margin together. */
const pictures: Record<BlockOf<'figure'>['draws'], () => Omit<Picture, 'alt'>> = {
  extensions: extensionsPicture,
  'patient-sort': patientSortPicture,
  'weeks-left': weeksLeftPicture,
}

/** A figure with its text alternative, and the caption beneath it. */
export function drawFigure(sheet: Sheet, { draws, alt, caption }: BlockOf<'figure'>): void {
  const { doc } = sheet
  const picture = { ...pictures[draws](), alt }
  const captionHeight = heightOf(doc, caption, styles.caption, textWidth)
  makeRoom(sheet, picture.height + captionHeight + 18)
  const top = sheet.y
  const bbox = [page.left, top, page.left + fullWidth, top + picture.height] as [
    number,
    number,
    number,
    number,
  ]
  tag(sheet, sheet.parent, 'Figure', () => drawPicture(doc, picture, page.left, top), {
    alt,
    bbox,
    placement: 'Block',
  }).end()
  sheet.y += picture.height + 5
  tag(
    sheet,
    sheet.parent,
    'Caption',
    () => void write(doc, caption, styles.caption, page.text, sheet.y, textWidth),
  ).end()
  sheet.y += captionHeight + 12
}

import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PHOTO_FORMATS, PHOTO_WIDTHS, photoHeight, photoPath } from '../app/components/people/photo-files.ts'
import { ContentError, shown } from '../app/content/checks/content-error.ts'
import { imageSize } from '../app/content/read/image-size.ts'

const [MIN_WIDTH, MIN_HEIGHT] = [640, photoHeight(640)]

/** Higher effort saves few bytes and takes most of a build's time. */
const encoding = { avif: { quality: 55, effort: 4 }, webp: { quality: 78 } } as const

/** Checks the photo that `file` names, if it names one. @throws {ContentError} */
export async function checkPhoto(root: string, photo: string | undefined, file: string): Promise<void> {
  const fault = photo && (await photoFault(root, photo))
  if (fault)
    throw new ContentError(file, [{ field: ['photo'], reason: `found ${shown(photo)}; it ${fault}` }])
}

async function photoFault(root: string, file: string): Promise<string | null> {
  if (!existsSync(path.join(root, file))) return 'does not exist; put the image there or correct the name'
  const size = await imageSize(file, root)
  if (!size) return 'can’t be read as an image; export a phone’s HEIC as JPEG'
  if (size.width >= MIN_WIDTH && size.height >= MIN_HEIGHT) return null
  return `has ${size.width} × ${size.height} pixels, at least ${MIN_WIDTH} × ${MIN_HEIGHT} are needed`
}

/** A photo in the owner's folder. Without a height it keeps its aspect ratio. */
interface Shape {
  file: string
  height?: (width: number) => number
}

/** A photo with the sizes that its place needs. */
export interface Photo extends Shape {
  widths: readonly number[]
}

/** People are cropped to 4:5. */
export const portrait = (file: string): Photo => ({ file, widths: PHOTO_WIDTHS, height: photoHeight })

/** Returns a photo in a width in pixels, upright, and cropped to its place. */
export async function sizePhoto(root: string, { file, height }: Shape, width: number) {
  const { default: sharp } = await import('sharp')
  const crop =
    height && ({ height: height(width), fit: 'cover', position: sharp.strategy.attention } as const)
  // Phones store some photos sideways, with their rotation in the metadata.
  return sharp(path.join(root, file))
    .autoOrient()
    .resize({ width, ...crop })
}

/** Writes each photo in all its sizes and formats, without its metadata. */
export async function buildPhotos(
  root: string,
  clientFolder: string,
  photos: readonly Photo[],
): Promise<void> {
  if (photos.length === 0) return
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  for (const { widths, ...photo } of photos)
    for (const width of widths) {
      const sized = await sizePhoto(root, photo, width)
      for (const format of PHOTO_FORMATS) {
        const written = path.join(clientFolder, photoPath(photo.file, width, format))
        await mkdir(path.dirname(written), { recursive: true })
        await sized.clone().toFormat(format, encoding[format]).toFile(written)
      }
    }
}

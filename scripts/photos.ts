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

/** A photo in the owner's folder, with the sizes that its place needs. Without a height it keeps its aspect ratio. */
export interface Photo {
  file: string
  widths: readonly number[]
  height?: (width: number) => number
}

/** People are cropped to 4:5. */
export const portrait = (file: string): Photo => ({ file, widths: PHOTO_WIDTHS, height: photoHeight })

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
  for (const { file, widths, height } of photos) {
    // Phones store some photos sideways, with their rotation in the metadata.
    const original = sharp(path.join(root, file)).autoOrient()
    for (const width of widths) {
      const crop =
        height && ({ height: height(width), fit: 'cover', position: sharp.strategy.attention } as const)
      const sized = original.clone().resize({ width, ...crop })
      for (const format of PHOTO_FORMATS) {
        const written = path.join(clientFolder, photoPath(file, width, format))
        await mkdir(path.dirname(written), { recursive: true })
        await sized.clone().toFormat(format, encoding[format]).toFile(written)
      }
    }
  }
}

import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PHOTO_FORMATS, PHOTO_WIDTHS, photoHeight, photoPath } from '../app/components/photo-files.ts'

const [MIN_WIDTH, MIN_HEIGHT] = [640, photoHeight(640)]

/** Encoding takes most of a build's time with photos; higher effort saves few bytes. */
const encoding = { avif: { quality: 55, effort: 4 }, webp: { quality: 78 } } as const

/**
 * Writes each photo cropped to 4:5, in all sizes and formats, without the original's metadata. Loads the image library
 * only when there are photos.
 * @param photos paths from `root`, as in `site.config.ts`
 * @throws {Error} one sentence naming a photo that is missing, unreadable or too small
 */
export async function buildPhotos(
  root: string,
  clientFolder: string,
  photos: readonly string[],
): Promise<void> {
  if (photos.length === 0) return
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  await mkdir(path.join(clientFolder, 'people'), { recursive: true })
  for (const photo of photos) {
    const file = path.join(root, photo)
    if (!existsSync(file)) throw new Error(`${photo} of site.config.ts does not exist.`)
    // Phones store portraits lying down, with a note to turn them.
    const original = sharp(file).autoOrient()
    const { autoOrient: size } = await original.metadata().catch(() => {
      throw new Error(`${photo} can't be read as an image.`)
    })
    if (size.width < MIN_WIDTH || size.height < MIN_HEIGHT) {
      throw new Error(
        `${photo} is ${size.width} × ${size.height} pixels; it must be at least ${MIN_WIDTH} × ${MIN_HEIGHT}.`,
      )
    }
    for (const width of PHOTO_WIDTHS) {
      const cropped = original
        .clone()
        .resize({ width, height: photoHeight(width), fit: 'cover', position: sharp.strategy.attention })
      for (const format of PHOTO_FORMATS) {
        await cropped
          .clone()
          .toFormat(format, encoding[format])
          .toFile(path.join(clientFolder, photoPath(photo, width, format)))
      }
    }
  }
}

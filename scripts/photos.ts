import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PHOTO_FORMATS, PHOTO_WIDTHS, photoHeight, photoPath } from '../app/components/people/photo-files.ts'
import { ContentError, type ContentProblem, shown } from '../app/content/checks/content-error.ts'

const [MIN_WIDTH, MIN_HEIGHT] = [640, photoHeight(640)]

/** Higher effort saves few bytes and takes most of a build's time. */
const encoding = { avif: { quality: 55, effort: 4 }, webp: { quality: 78 } } as const

/** Checks the photo of each person. @throws {ContentError} for those that are missing, unreadable or too small */
export async function checkPhotos(
  root: string,
  people: readonly { photo?: string | undefined }[],
): Promise<void> {
  const problems: ContentProblem[] = []
  for (const [index, { photo }] of people.entries())
    problems.push(...(await photoProblems(root, `people.${index}.photo`, photo)))
  if (problems.length > 0) throw new ContentError('site.config.ts', problems)
}

/** What is wrong with the photo that a field names, if it names one. */
export async function photoProblems(
  root: string,
  field: string,
  photo: string | undefined,
): Promise<ContentProblem[]> {
  const fault = photo && (await photoFault(path.join(root, photo)))
  return fault ? [{ field, reason: `found ${shown(photo)}; it ${fault}` }] : []
}

async function photoFault(file: string): Promise<string | null> {
  if (!existsSync(file)) return 'does not exist; put the image there or correct the name'
  const { default: sharp } = await import('sharp')
  const size = await sharp(file)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => null)
  if (!size) return 'can’t be read as an image'
  if (size.width >= MIN_WIDTH && size.height >= MIN_HEIGHT) return null
  return `has ${size.width} × ${size.height} pixels, at least ${MIN_WIDTH} × ${MIN_HEIGHT} are needed`
}

/** Writes each photo cropped to 4:5, in all sizes and formats, without its metadata. */
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
    // Phones store portraits lying down.
    const original = sharp(file).autoOrient()
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

import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import sharp from 'sharp'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { portrait, sizePhoto } from '../../scripts/photos.ts'
import type { ChosenFile, ChosenPicture } from '../edits.ts'
import { Refused, readOwn } from './owner-files.ts'

const LONGEST = 2400

/** Returns a picture cropped, upright, without metadata, as JPEG. @throws {Refused} when it can't be read */
export async function cropPicture(data: Buffer, crop?: ChosenPicture['crop']): Promise<Buffer> {
  const upright = await sharp(data)
    .autoOrient()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refused('This file can’t be read as a picture. JPEG, PNG, WebP and AVIF can.')
    })
  const { width, height } = upright.info
  const area = crop && {
    left: Math.round(crop.x * width),
    top: Math.round(crop.y * height),
    width: Math.max(1, Math.min(width, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height, Math.round(crop.height * height))),
  }
  const cut = area ? sharp(upright.data).extract(area) : sharp(upright.data)
  return cut
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Returns a name for a picture beside a file, like `waiting-room.jpg`, that no picture there has. */
export function pictureName(file: string, wished: string, isTaken: (name: string) => boolean): string {
  const base = slugOf(wished.replace(/\.\w+$/, '')) || 'picture'
  for (let count = 1; ; count++) {
    const name = `${base}${count > 1 ? `-${count}` : ''}.jpg`
    const isFree = readOwn(path.posix.join(path.posix.dirname(file), name)) === null
    if (isFree && !isTaken(name)) return name
  }
}

export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')

/** Returns a photo in the size that a page requests, like `/people/ana-320.webp`, which a build would have made. */
export async function sizedPicture(address: string): Promise<{ type: string; data: Buffer } | null> {
  const [, stem = '', width = '', format = ''] = /^\/([\w/.-]+?)-(\d+)\.(avif|webp)$/.exec(address) ?? []
  const file = ['jpg', 'jpeg', 'png', 'webp', 'avif']
    .map((ending) => `${stem}.${ending}`)
    .find((one) => stem && readOwn(one))
  if (!file) return null
  const photo = /^(people|clinics)\//.test(file) ? portrait(file) : { file }
  const sized = await sizePhoto(contentFolder, photo, Number(width))
  const data = await sized
    .toFormat(format as 'avif' | 'webp', format === 'avif' ? { effort: 0 } : {})
    .toBuffer()
  return { type: `image/${format}`, data }
}

/** The fields of a film, each with the files that it can name. */
const FILM_FILES = { file: /\.(mp4|webm)$/, captions: /\.vtt$/, poster: /\.(jpg|png|webp|avif)$/ }

/** Returns the files of a film as they are stored in a folder, by one name. @throws {Refused} for another kind of file */
export function storedFilm(files: readonly ChosenFile[], folder: string) {
  const film = files.find(({ name }) => FILM_FILES.file.test(name.toLowerCase()))
  return files.map(({ name: given, base64 }) => {
    const name =
      slugOf(path.parse((film ?? files[0])?.name ?? '').name) +
      path.extname(given.toLowerCase()).replace('jpeg', 'jpg')
    const [field] = Object.entries(FILM_FILES).find(([, ending]) => ending.test(name)) ?? []
    if (!field) throw new Refused(`${given} is no film (MP4 or WebM), no captions (VTT) and no picture.`)
    return { name, field, file: `${folder}/${name}`, content: Buffer.from(base64, 'base64') }
  })
}

/** Returns a picture or a file of a film as the owner's folder has it. Visitors get what a build makes of it. */
export function ownFile(address: string): { type: string; data: Buffer } | null {
  const [, file] = /^\/([\w/-]+\.(?:mp4|webm|vtt|jpe?g|png|webp|avif))$/.exec(address) ?? []
  const data = file ? readOwn(file) : null
  return file && data ? { type: getMimeType(file) ?? 'text/vtt', data } : null
}

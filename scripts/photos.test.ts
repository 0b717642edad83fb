import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { buildPhotos, checkPhoto, portrait } from './photos.ts'

const root = temporaryFolder()
const client = path.join(root, 'client')
/** Returns a plain image, because test photos never show faces. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dfeae2' } })

beforeAll(() => mkdir(path.join(root, 'people')))

it('crops a lying, turned photo to 4:5 in all sizes, without its metadata', async () => {
  await plain(1200, 900)
    .withExif({ IFD0: { Copyright: 'SECRET' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(root, 'people/Ana-Example.jpg'))
  await buildPhotos(root, client, [portrait('people/Ana-Example.jpg')])
  for (const format of ['avif', 'webp'] as const) {
    for (const width of [160, 320, 480, 640]) {
      const file = path.join(client, `people/ana-example-${width}.${format}`)
      const { exif, ...written } = await sharp(file).metadata()
      expect(written).toMatchObject({ width, height: width * 1.25 })
      expect(exif).toBeUndefined()
    }
  }
})

it('keeps the shape of an article’s picture', async () => {
  await mkdir(path.join(root, 'posts'), { recursive: true })
  await plain(1000, 500).png().toFile(path.join(root, 'posts/room.png'))
  await buildPhotos(root, client, [{ file: 'posts/room.png', widths: [480, 960] }])
  for (const width of [480, 960])
    expect(await sharp(path.join(client, `posts/room-${width}.webp`)).metadata()).toMatchObject({
      width,
      height: width / 2,
    })
})

it('names every photo that is missing, no image or too small', async () => {
  await writeFile(path.join(root, 'people/y.jpg'), 'text')
  await plain(300, 300).png().toFile(path.join(root, 'people/z.png'))
  const check = (photo: string) => checkPhoto(root, photo, 'content/people/ana.yaml')
  const field = 'content/people/ana.yaml, photo: found'
  await expect(check('people/x.jpg')).rejects.toThrow(
    `${field} "people/x.jpg"; it does not exist; put the image there or correct the name`,
  )
  await expect(check('people/y.jpg')).rejects.toThrow(`${field} "people/y.jpg"; it can’t be read as an image`)
  await expect(check('people/z.png')).rejects.toThrow(
    `${field} "people/z.png"; it has 300 × 300 pixels, at least 640 × 800 are needed`,
  )
})

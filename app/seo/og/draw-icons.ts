import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { colors } from '../../content/site/colors.ts'
import type { LogoDrawings } from '../../content/site/logo-drawings.ts'
import { placed, renderPng } from './renderer.ts'

/** Scales that keep a logo inside a maskable icon's safe zone, a circle of 80% (w3.org/TR/appmanifest). */
const SAFE = { onGround: 0.9, bare: 0.56 }

/** Writes /favicon.svg, and renders /favicon.ico, /apple-touch-icon.png and the manifest's icons. */
export async function drawIcons({ icon }: LogoDrawings, client: string): Promise<void> {
  const [rounded, fill] = groundOf(icon)
  const bare = icon.replace(rounded, '')
  const png = (size: number) => renderPng(placed(icon, { x: 0, y: 0, width: size, height: size }))
  /** Phones round the corners themselves. */
  const square = (size: number, scale: number) => {
    const [edge, side] = [(size * (1 - scale)) / 2, size * scale]
    const inner = placed(bare, { x: edge, y: edge, width: side, height: side })
    return renderPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${fill}"/>${inner}</svg>`,
    )
  }
  const files: Record<string, Buffer | string> = {
    'favicon.svg': icon,
    'favicon.ico': iconFile([16, 32, 48].map((size) => ({ size, png: png(size) }))),
    'apple-touch-icon.png': square(180, rounded ? 1 : 0.8),
    'icons/192.png': png(192),
    'icons/512.png': png(512),
    'icons/maskable-512.png': square(512, rounded ? SAFE.onGround : SAFE.bare),
  }
  await mkdir(path.join(client, 'icons'), { recursive: true })
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(client, name), bytes)
}

/** The rectangle as large as the icon, and its color; the page's where there is none. */
function groundOf(icon: string): [rectangle: string, fill: string] {
  const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  const [, , width, height] = attributeOf(icon, 'viewBox')?.split(' ') ?? []
  const [rectangle = ''] = /<rect\b[^>]*\/>/.exec(icon) ?? []
  const isWhole = attributeOf(rectangle, 'width') === width && attributeOf(rectangle, 'height') === height
  const fill = attributeOf(rectangle, 'fill')
  return isWhole && fill ? [rectangle, fill] : ['', colors.paper]
}

/**
 * An .ico file of PNGs: a header of 6 bytes, 16 bytes for each picture, then the pictures
 * (learn.microsoft.com, ICONDIR and ICONDIRENTRY).
 */
function iconFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

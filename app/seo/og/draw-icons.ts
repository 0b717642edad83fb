import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createRenderer } from './renderer.ts'

/** Width and height of the logo's own drawing. */
const SIDE = 32
/** Scale that keeps the logo inside a maskable icon's safe zone, a circle of 80% (w3.org/TR/appmanifest). */
const INSIDE_SAFE_ZONE = 0.9

/**
 * Renders /favicon.ico, /apple-touch-icon.png and the manifest's icons.
 * @param sign path of `favicon.svg`
 * @param client folder that the files go into
 * @throws {Error} when the SVG has no background rectangle of the expected form
 */
export async function drawIcons(sign: string, client: string): Promise<void> {
  const svg = await readFile(sign, 'utf8')
  const ground = /<rect width="32" height="32" rx="[\d.]+" fill="(#[0-9a-f]{6})"\/>/.exec(svg)
  if (!ground)
    throw new Error('public/favicon.svg needs a background: <rect width="32" height="32" rx="…" fill="#…"/>')
  const [rounded, fill = ''] = ground
  const inner = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  const renderer = createRenderer([])
  const draw = (size: number, shapes: string) =>
    renderer.png(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${size}" height="${size}">${shapes}</svg>`,
    )
  // Phones round the corners themselves.
  const square = `<rect width="${SIDE}" height="${SIDE}" fill="${fill}"/>`
  const edge = (SIDE * (1 - INSIDE_SAFE_ZONE)) / 2
  const small = `${square}<g transform="translate(${edge} ${edge}) scale(${INSIDE_SAFE_ZONE})">${inner.replace(rounded, '')}</g>`
  const files: Record<string, Buffer> = {
    'favicon.ico': iconFile([16, 32, 48].map((size) => ({ size, png: draw(size, inner) }))),
    'apple-touch-icon.png': draw(180, square + inner.replace(rounded, '')),
    'icons/192.png': draw(192, inner),
    'icons/512.png': draw(512, inner),
    'icons/maskable-512.png': draw(512, small),
  }
  await mkdir(path.join(client, 'icons'), { recursive: true })
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(client, name), bytes)
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

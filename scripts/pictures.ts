import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { pictures } from '../app/components/pictures/pictures.ts'
import { contentFolder } from '../app/content/read/content-folder.ts'
import { site } from '../app/content/site/site.data.ts'
import { startServer } from '../tests/fixtures/servers/start-server.ts'
import { ensureChromium } from './test-programs.ts'

/*
 * `npm run pictures` takes screenshots of the built site that other pages show. They are stored in the owner's folder,
 * because they show the owner's words and the build has no browser. Run it again when those words have changed.
 */

const folder = path.join(contentFolder, 'pictures')
/** Pixels of the file for each pixel of the page. */
const DENSITY = 2

const dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
await mkdir(folder, { recursive: true })
for (const [name, { page: address, part, window, width, height }] of Object.entries(pictures)) {
  const page = await browser.newPage({
    viewport: { width: window, height: Math.round((window * height) / width) },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
  })
  // Global Privacy Control answers the consent question, so that no banner is in the picture.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(server.origin + address)
  const box = await page.locator(part).first().boundingBox()
  if (!box)
    throw new Error(
      `${address} has no ${part} to take a picture of; see app/components/pictures/pictures.ts.`,
    )
  const clip = { ...box, height: (box.width * height) / width }
  const taken = await page.screenshot({ clip, fullPage: true })
  const size = { width: width * DENSITY, height: height * DENSITY }
  await writeFile(
    path.join(folder, `${name}.avif`),
    await sharp(taken).resize(size).avif({ quality: 45, effort: 6 }).toBuffer(),
  )
  await page.close()
}
// The launch check compares the brand, because the documents in the pictures show it.
await writeFile(path.join(folder, 'brand.txt'), `${site.brand}\n`)
await browser.close()
await server.stop()
await rm(dataDir, { recursive: true })

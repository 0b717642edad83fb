import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { SAMPLE_SIZE, samplePicture } from '../app/components/people/photo-files.ts'
import { samples } from '../app/content/promises/samples.data.ts'
import { contentFolder } from '../app/content/read/content-folder.ts'
import { site } from '../app/content/site/site.data.ts'
import { launchChromium } from '../tests/fixtures/chromium.ts'
import { startServer } from '../tests/fixtures/servers/start-server.ts'

/*
 * `npm run pictures` takes screenshots of the built site that other pages show. They are stored in the owner's folder,
 * because they show the owner's words and the build has no browser. Run it again when those words have changed.
 */

const folder = path.join(contentFolder, 'pictures')
/** Pixels of the file for each pixel of the page. */
const DENSITY = 2
/** Width of the window in CSS pixels. */
const WINDOW = 1024
/** The document on a sample's page. */
const SHEET = '[aria-labelledby="sheet-title"]'

const dataDir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await launchChromium()
await mkdir(folder, { recursive: true })
for (const { href } of samples.entries) {
  const page = await browser.newPage({
    viewport: { width: WINDOW, height: WINDOW },
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
  })
  // Global Privacy Control answers the consent question, so that no banner is in the picture.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(server.origin + href)
  const box = await page.locator(SHEET).boundingBox()
  if (!box) throw new Error(`${href} has no ${SHEET} to take a picture of.`)
  const clip = { ...box, height: box.width }
  const taken = await page.screenshot({ clip, fullPage: true })
  await writeFile(
    path.join(contentFolder, samplePicture(href)),
    await sharp(taken)
      .resize(SAMPLE_SIZE * DENSITY)
      .avif({ quality: 45, effort: 6 })
      .toBuffer(),
  )
  await page.close()
}
// The launch check compares the brand, because the documents in the pictures show it.
await writeFile(path.join(folder, 'brand.txt'), `${site.brand}\n`)
await browser.close()
await server.stop()
await rm(dataDir, { recursive: true })

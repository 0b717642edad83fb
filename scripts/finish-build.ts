import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureWidths } from '../app/components/people/photo-files.ts'
import { posts } from '../app/content/blog/posts.data.ts'
import { ownPages } from '../app/content/own-pages.data.ts'
import { clinics } from '../app/content/patients/clinics.data.ts'
import { proof } from '../app/content/proof/proof.data.ts'
import { contentFolder, listFiles, placesOf } from '../app/content/read/content-folder.ts'
import { logo } from '../app/content/site/logo.data.ts'
import { site } from '../app/content/site/site.data.ts'
import { bookingConfirmation } from '../app/routes/booking-confirmation/content.data.ts'
import { drawCards } from '../app/seo/og/draw-cards.ts'
import { drawIcons } from '../app/seo/og/draw-icons.ts'
import { assertLinks } from '../app/seo/site-files/site-files.ts'
import { parseEnvironment } from '../server/config/environment.ts'
import { expectedMessage } from '../server/config/expected-error.ts'
import { readBrowserFiles } from '../server/pages/browser-files.ts'
import { compress } from '../server/pages/compress.ts'
import { keepPages } from '../server/pages/pages.ts'
import { NO_DESK, siteValues } from '../server/site-values.ts'
import { copyFilms } from './films.ts'
import { buildPhotos, portrait } from './photos.ts'

/**
 * Runs after Vite in the build: renders every page to check it, and makes share pictures, icons, photos and compressed
 * files. Vite bundles this file, because it renders the pages' TSX.
 */
const root = process.cwd()
const build = path.join(root, '.generated', 'build')
const client = path.join(build, 'client')
const environment = parseEnvironment(process.env, root)
const { pageScripts, namesFor } = readBrowserFiles(build)

try {
  await finish()
} catch (error) {
  console.error(expectedMessage(error) ?? error)
  process.exit(1)
}

async function finish(): Promise<void> {
  const kept = await keepPages(
    {
      site: siteValues({
        environment,
        scripts: pageScripts,
        desk: NO_DESK,
        searchPages: async () => [],
        websiteChecks: { robot: 'WebsiteCheck', find: async () => null },
      }),
      namesFor,
    },
    true,
  )
  const pages = await Promise.all([...kept.pages.values()].map((make) => make()))
  assertLinks(pages, placesOf)
  await drawIcons(logo, client)
  await drawCards(pages, path.join(root, '.generated', 'fonts'), client)
  const shown = posts.flatMap(({ body }) => body.blocks)
  await buildPhotos(contentFolder, client, [
    ...[...site.people, ...clinics].flatMap(({ photo }) => (photo ? portrait(photo) : [])),
    ...shown.flatMap((block) =>
      block.kind === 'photo' ? { file: block.file, widths: pictureWidths(block.width) } : [],
    ),
    ...ownPages.flatMap(({ sections }) =>
      sections.flatMap((one) =>
        one.kind === 'picture' && one.photo
          ? { file: one.photo.file, widths: pictureWidths(one.photo.width) }
          : [],
      ),
    ),
  ])
  await copyFilms(contentFolder, client, [
    bookingConfirmation.film,
    ...clinics.map(({ presentation }) => presentation.film),
    ...shown.map((block) => (block.kind === 'film' ? block.film : undefined)),
  ])
  // Logos of clients, and the pictures of the site's own pages, which `npm run pictures` takes.
  for (const file of [...proof.logos.map(({ image }) => image), ...listFiles('pictures/*.avif')])
    await cp(path.join(contentFolder, file), path.join(client, file), { recursive: true })
  assertPictures(pages.map(({ text }) => String(text)))
  // The running site needs its own copy, because an update may change the sources.
  await cp(path.join(root, 'booking', 'store', 'migrations'), path.join(build, 'server', 'migrations'), {
    recursive: true,
  })

  for (const file of await readdir(client, { recursive: true })) {
    if (!/\.(js|css|svg)$/.test(file)) continue
    const text = await readFile(path.join(client, file))
    await writeFile(path.join(client, `${file}.br`), await compress(text, 'br', true))
    await writeFile(path.join(client, `${file}.gz`), await compress(text, 'gzip', true))
  }
}

/** Addresses of pictures and films on this site, in the attributes of a page. */
const PICTURE = /[\s",](\/[\w/.-]+\.(?:avif|webp|png|jpe?g|mp4|webm|vtt))(?=[\s",])/g

/** @throws {Error} that names the pictures which pages show and the build has not made */
function assertPictures(documents: readonly string[]): void {
  const shown = documents.flatMap((html) => Array.from(html.matchAll(PICTURE), ([, address = '']) => address))
  const missing = [...new Set(shown)].filter((address) => !existsSync(path.join(client, address)))
  if (missing.length > 0)
    throw new Error(`Pages show ${missing.join(', ')}, and the build made no such file.`)
}

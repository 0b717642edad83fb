import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { agreementPdf } from '../app/content/agreement.ts'
import { edition } from '../app/content/guide/edition.ts'
import { deploymentValuesOf } from '../app/deployment-values.ts'
import { bookingConfirmation } from '../app/routes/booking-confirmation/content.ts'
import { buildSiteFiles } from '../app/seo/site-files/build.ts'
import { compileAgreement, compileGuide } from '../guide/compile.ts'
import { parseEnvironment } from '../server/config/environment.ts'
import { policySetting } from '../server/content-policy.ts'
import site from '../site.config.ts'
import { newBuild } from './build.ts'
import { compressFiles } from './compress.ts'
import { copyFilms } from './films.ts'
import { finishPages } from './finish-pages.ts'
import { writeHeaderFile } from './header-file.ts'
import { pageDates } from './page-dates.ts'
import { buildPhotos } from './photos.ts'
import { readClinics } from './read-clinics.ts'

/** The step of the build after the bundlers: PDFs, photos, films, the files for search engines, finished pages, twins. */
const root = path.dirname(import.meta.dirname)
const built = path.join(newBuild, 'site')
const client = path.join(built, 'client')
const environment = parseEnvironment(process.env, root)
const deploymentValues = deploymentValuesOf(environment)
const outside = [environment.bookingWidget, environment.leadForm].filter((frame) => frame !== undefined)

const pdfs = [
  [edition.address, await compileGuide(deploymentValues.origin)],
  [agreementPdf, await compileAgreement()],
] as const
for (const [address, pdf] of pdfs) {
  await mkdir(path.dirname(path.join(client, address)), { recursive: true })
  await writeFile(path.join(client, address), pdf)
}
await buildPhotos(
  root,
  client,
  site.people.flatMap(({ photo }) => photo ?? []),
)
await copyFilms(root, client, [
  bookingConfirmation.film,
  ...(await readClinics(root)).map(({ presentation }) => presentation.film),
])
await buildSiteFiles(root, newBuild, pageDates(root))
await finishPages(built, deploymentValues)
// The build's own: the sources may be those of the next version while this one still runs.
await cp(path.join(root, 'booking', 'db', 'migrations'), path.join(newBuild, 'server', 'migrations'), {
  recursive: true,
})
await writeHeaderFile(client, environment, policySetting(outside, deploymentValues))
await compressFiles(client)

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { changes } from '../app/seo/last-modified.ts'
import { updated } from '../app/seo/site-files/change-record.ts'
import { readSite } from '../app/seo/site-files/read-site.ts'
import site from '../site.config.ts'
import { newBuild } from './build-folder.ts'

/**
 * The step of the build after the pages: dates those whose text changed, in the record that sitemap, feed and
 * articles read. Writes nothing when the record is current.
 */
const root = path.dirname(import.meta.dirname)
const today = Temporal.Now.plainDateISO(site.strategyCall.officeZone).toString()
const record = updated(await readSite(newBuild), changes, today)
if (!isDeepStrictEqual(record, changes)) {
  await writeFile(path.join(root, 'app', 'seo', 'last-modified.json'), `${JSON.stringify(record, null, 2)}\n`)
}

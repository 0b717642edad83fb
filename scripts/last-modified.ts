import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { changes } from '../app/seo/last-modified.ts'
import { updated } from '../app/seo/site-files/last-modified.ts'
import { readSite } from '../app/seo/site-files/read-site.ts'
import site from '../site.config.ts'
import { buildSite } from './build-site.ts'

/** `npm run last-modified`: dates the pages whose text changed, in the ledger that sitemap, feed and articles read. */
const root = path.dirname(import.meta.dirname)
await buildSite({ force: false })
const today = Temporal.Now.plainDateISO(site.strategyCall.officeZone).toString()
const ledger = updated(await readSite(path.join(root, 'build')), changes, today)
const moved = Object.entries(ledger).filter(([page, { text }]) => changes[page]?.text !== text)
const gone = Object.keys(changes).filter((page) => !ledger[page])
await writeFile(path.join(root, 'app', 'seo', 'last-modified.json'), `${JSON.stringify(ledger, null, 2)}\n`)
for (const [page, { day }] of moved) console.log(`${day}  ${page}`)
for (const page of gone) console.log(`gone        ${page}`)
if (moved.length + gone.length === 0) console.log('Every page still says what it said.')

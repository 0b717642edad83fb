import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { updated } from '../found/change-ledger.ts'
import { readSite } from '../found/read-site.ts'
import { changes } from '../seo/last-changed.ts'
import site from '../site.config.ts'
import { buildSite } from './build-site.ts'

/** `npm run last-changed`: dates the pages whose text changed, in the ledger that sitemap, feed and articles read. */
const root = path.dirname(import.meta.dirname)
await buildSite({ force: false })
const today = Temporal.Now.plainDateISO(site.strategyCall.officeZone).toString()
const ledger = updated(await readSite(path.join(root, 'build')), changes, today)
const moved = Object.entries(ledger).filter(([page, { text }]) => changes[page]?.text !== text)
const gone = Object.keys(changes).filter((page) => !ledger[page])
await writeFile(path.join(root, 'seo', 'last-changed.json'), `${JSON.stringify(ledger, null, 2)}\n`)
for (const [page, { day }] of moved) console.log(`${day}  ${page}`)
for (const page of gone) console.log(`gone        ${page}`)
if (moved.length + gone.length === 0) console.log('Every page still says what it said.')

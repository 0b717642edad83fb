// Runs before every npm script, on any Node from version 20: installs the pinned packages if they are missing or stale.
// One of them is the Node version that this project needs, which the script then runs on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.installed-for')
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')
const place = ` ${process.platform} ${process.arch}`
const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(
    `This needs Node 20 or newer, and "node" here is ${process.versions.node}: install a newer one, for example from https://nodejs.org.`,
  )
}
if (installed !== lock + place) {
  console.log('Installing the pinned packages (once; about a minute) …')
  // An update replaces only what has changed: all anew would need 1 GB of memory beside a running site.
  const way = installed.endsWith(place) ? ['install', '--no-save'] : ['ci']
  const npm = [...way, '--include=optional', '--loglevel=error']
  // npm writes into its list, and a published release has both files from the one before, as links.
  for (const file of [stampFile, path.join(modules, '.package-lock.json')]) rmSync(file, { force: true })
  if (spawnSync('npm', npm, { cwd: root, stdio: 'inherit' }).status !== 0)
    fail('The packages could not be installed: see npm’s words above, then run the command again.')
  writeFileSync(stampFile, lock + place)
}
if (spawnSync(path.join(modules, '.bin', 'node'), ['--version']).status !== 0) {
  fail(
    'The project’s own Node cannot run. If it is missing from node_modules/.bin, run "npm ci --include=optional"; ' +
      'on Debian or Ubuntu it also needs "apt-get install libatomic1".',
  )
}

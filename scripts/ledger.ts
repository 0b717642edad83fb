import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildSite } from './build-site.ts'
import { ensureChromium } from './chromium.ts'

/** `npm run ledger`: weighs a first visit of every page in the browser and writes tests/performance/ledger.json. */
const root = path.dirname(import.meta.dirname)
process.env.CHROMIUM = ensureChromium()
await buildSite({ force: false })
const command = [
  path.join(root, 'node_modules/@playwright/test/cli.js'),
  'test',
  'ledger',
  '--config',
  path.join(root, 'tests', 'e2e'),
  '--project=phone',
]
const child = spawn(process.execPath, command, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LEDGER: 'write' },
})
child.on('exit', (code) => process.exit(code ?? 1))

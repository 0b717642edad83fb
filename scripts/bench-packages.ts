import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Installs what only the bench needs into `scripts/bench/node_modules`, when it is missing or stale.
 * @param folder the bench's own, with its lockfile
 * @throws {Error} one sentence, when npm could not
 */
export function ensureBenchPackages(folder: string): void {
  const stampFile = path.join(folder, 'node_modules', '.installed-for')
  const lock = readFileSync(path.join(folder, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installing what the bench measures with (once; about a minute) …')
  const windows = process.platform === 'win32'
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(windows ? 'npm.cmd' : 'npm', parameters, {
    cwd: folder,
    stdio: 'inherit',
    shell: windows,
  })
  if (result.status !== 0)
    throw new Error('The bench’s packages could not be installed: see npm’s words above.')
  writeFileSync(stampFile, wanted)
}

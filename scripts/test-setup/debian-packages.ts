import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns the path of the first of these programs that is on this machine. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}

/** Installs Debian packages where that needs no password: as root, with apt. Returns whether they are installed. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false
  console.log(`Installing ${names.join(', ')} for the tests (once) …`)
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const limits = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', ['update', '-qq', ...limits], options)
  const install = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...names]
  return spawnSync('apt-get', [...install, ...limits], options).status === 0
}

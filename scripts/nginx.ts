import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Where systems keep it, beside the folders that are searched for programs: those of the administrator. */
const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...places]
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file))
}

/**
 * The path of nginx on this machine, installed where that needs nobody's password; undefined when there is none,
 * which is said once, because a comparison is left out then and nothing else.
 */
export function ensureNginx(): string | undefined {
  const found = findNginx()
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing nginx to compare with (once) …')
    const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], options)
  }
  const installed = findNginx()
  if (!installed) console.log('nginx is not installed here, so the comparison with it is left out.')
  return installed
}

import { spawnSync } from 'node:child_process'

/** Whether packages can be installed here without a password: root on a system with apt. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

/**
 * Installs Debian packages and nothing that they only recommend.
 * @returns whether apt has installed them; a package server that does not answer is given up on after 20 s
 */
export function installPackages(...names: string[]): boolean {
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const limits = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', ['update', '-qq', ...limits], options)
  const install = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...names]
  return spawnSync('apt-get', [...install, ...limits], options).status === 0
}

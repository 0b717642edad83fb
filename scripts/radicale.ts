import { existsSync } from 'node:fs'
import path from 'node:path'
import { canInstallPackages, installPackages } from './debian-packages.ts'

/** The path of Radicale, a CalDAV server; undefined when there is none on this machine. */
export function findRadicale(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, 'radicale')).find((file) => existsSync(file))
}

/**
 * Installs Radicale where that needs no password, and says in one sentence when it stays missing: the test of calendar
 * writes is skipped then.
 */
export function ensureRadicale(): void {
  if (findRadicale()) return
  if (canInstallPackages()) {
    console.log('Installing Radicale for the test of calendar writes (once) …')
    installPackages('radicale')
  }
  if (!findRadicale())
    console.log(
      'The test of calendar writes is skipped: on Debian and Ubuntu "sudo apt-get install radicale" brings what it needs.',
    )
}

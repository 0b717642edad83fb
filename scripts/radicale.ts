import { findProgram, installPackages } from './debian-packages.ts'

/** The path of Radicale, a CalDAV server; undefined when there is none on this machine. */
export const findRadicale = () => findProgram('radicale')

/** Installs Radicale where that needs no password; without it the test of calendar writes is skipped. */
export function ensureRadicale(): void {
  if (findRadicale() || installPackages('radicale')) return
  console.log('The test of calendar writes is skipped: "sudo apt-get install radicale" brings what it needs.')
}

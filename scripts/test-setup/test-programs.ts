import { findProgram, installPackages } from './debian-packages.ts'

/** Programs that some tests need, and their Debian packages. */
const packages = { radicale: 'radicale', qpdf: 'qpdf' }

/** Returns the path of such a program; without it, its tests are skipped. */
export const findTestProgram = (name: keyof typeof packages) => findProgram(name)

/** Installs the missing ones as root. */
export function ensureTestPrograms(): void {
  const missing = Object.entries(packages).flatMap(([name, of]) => (findProgram(name) ? [] : of))
  if (missing.length === 0 || installPackages(...missing)) return
  console.log(`Some tests are skipped: "sudo apt-get install ${missing.join(' ')}" brings what they need.`)
}

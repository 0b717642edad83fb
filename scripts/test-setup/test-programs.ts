import { findProgram, installPackages } from './debian-packages.ts'

/** Programs that single tests ask, and the Debian packages that bring them. */
const packages = { radicale: 'radicale', pdfinfo: 'poppler-utils', qpdf: 'qpdf' }

/** The path of such a program; undefined when it is not on this machine, where its tests are skipped. */
export const findTestProgram = (name: keyof typeof packages) => findProgram(name)

/** Installs them where that needs no password. */
export function ensureTestPrograms(): void {
  const missing = Object.entries(packages).flatMap(([name, of]) => (findProgram(name) ? [] : of))
  if (missing.length === 0 || installPackages(...missing)) return
  console.log(`Some tests are skipped: "sudo apt-get install ${missing.join(' ')}" brings what they need.`)
}

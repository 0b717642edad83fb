import { findProgram, installPackages } from './debian-packages.ts'

/** The headless shell comes first, because it is faster. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Returns the path of Chromium: `CHROMIUM` when set, else the first one found. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM ?? findProgram(...names)
}

/** Finds Chromium, or installs it as root. @throws {Error} one sentence that says how to get it */
export function ensureChromium(): string {
  if (!findChromium() && !installPackages('chromium-headless-shell')) installPackages('chromium')
  const found = findChromium()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium: install it with your system’s package manager (Debian and Ubuntu: ' +
      '"sudo apt-get install chromium") or set CHROMIUM to its path.',
  )
}

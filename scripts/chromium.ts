import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { canInstallPackages, installPackages } from './debian-packages.ts'

/**
 * Chromium without its window. The whole browser draws its own toolbar for each page, unseen, on the processor that
 * the page is to have: a new context takes it three times as long.
 */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium on this machine: `CHROMIUM` when set, else the first one found; undefined when there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places]
  return candidates.find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds Chromium, or installs it where that needs nobody's password: root on a system with apt. There it also puts
 * the one without a window beside a whole browser; where that fails, the whole one serves.
 * @throws {Error} one sentence that says how to get it.
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found && (process.env.CHROMIUM || path.basename(found) === shell)) return found
  if (canInstallPackages()) {
    console.log('Installing Chromium for the browser tests (once) …')
    if (!installPackages(shell) && !found) installPackages('chromium')
  }
  const best = findChromium()
  if (best) return best
  throw new Error(
    'The browser tests need Chromium: install it with your system’s package manager (Debian and Ubuntu: ' +
      '"sudo apt-get install chromium"; macOS: "brew install --cask chromium") or set CHROMIUM to its path.',
  )
}

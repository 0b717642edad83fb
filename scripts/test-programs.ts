import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns the path of the first of these programs that is on this machine; a test without its program is skipped. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}

/** Installs Debian packages where that needs no password: as root, with apt. Returns whether they are installed. */
function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return false
  console.log(`Installing ${names.join(', ')} for the tests (once) …`)
  const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const limits = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', ['update', '-qq', ...limits], options)
  const install = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...names]
  return spawnSync('apt-get', [...install, ...limits], options).status === 0
}

/** Returns the path of Chromium: `CHROMIUM` when set, else the first one found; the headless shell is the fastest. */
const findChromium = () =>
  process.env.CHROMIUM ??
  findProgram(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  )

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

/** Returns the path of Firefox: `FIREFOX` when set, else the first one found. */
export const findFirefox = () => process.env.FIREFOX ?? findProgram('firefox-esr', 'firefox')

/** Returns whether WebKitGTK can be driven: its WebDriver, a virtual display, and Python's binding for its window. */
export function hasWebKit(): boolean {
  const binding = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'
  const programs = findProgram('WebKitWebDriver') && findProgram('Xvfb')
  return programs !== undefined && spawnSync('/usr/bin/python3', ['-c', binding]).status === 0
}

/** Installs as root what some tests need, or prints what is missing. Those tests are skipped, or fail in CI. */
export function ensureTestPrograms(): void {
  const missing = () => [
    ...(hasWebKit() ? [] : ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...['radicale', 'qpdf'].filter((name) => !findProgram(name)),
  ]
  const wanted = missing()
  if (wanted.length === 0 || installPackages(...wanted)) return
  console.log(`Some tests are skipped: "sudo apt-get install ${missing().join(' ')}" brings what they need.`)
}

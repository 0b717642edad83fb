import { spawnSync } from 'node:child_process'
import { findProgram, installPackages } from './debian-packages.ts'

/** Returns the path of Firefox: `FIREFOX` when set, else the first one found. */
export const findFirefox = () => process.env.FIREFOX ?? findProgram('firefox-esr', 'firefox')

/** Returns whether WebKitGTK can be driven: its WebDriver, a virtual display, and Python's binding for its window. */
export function hasWebKit(): boolean {
  const binding = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'
  const programs = findProgram('WebKitWebDriver') && findProgram('Xvfb')
  return programs !== undefined && spawnSync('/usr/bin/python3', ['-c', binding]).status === 0
}

/**
 * Installs WebKitGTK and Firefox as root, or prints what is missing. Tests in a missing engine are skipped, or fail in
 * CI.
 */
export function ensureEngines(): void {
  const webKit = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb']
  const wanted = [...(hasWebKit() ? [] : webKit), ...(findFirefox() ? [] : ['firefox-esr'])]
  if (wanted.length === 0) return
  installPackages(...wanted)
  if (!hasWebKit() || !findFirefox())
    console.log(
      `The tests in WebKit or Firefox are skipped: on Debian and Ubuntu "sudo apt-get install ${wanted.join(' ')}" brings what they need.`,
    )
}

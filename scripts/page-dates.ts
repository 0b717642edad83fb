import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Tells when a page last changed: the day of the last commit that changed one of its files. A page's files are those
 * named after the end of its address, in a route's folder or among the content; a clinic's record names its address.
 * @param root the project's folder
 * @returns a function from a page's path to a day, YYYY-MM-DD; it knows none in a copy without history, as in a container
 */
export function pageDates(root: string): (path: string) => string | undefined {
  const days = fileDays(root)
  return (address) => {
    const name = address.split('/').at(-1)?.replaceAll('_', '-') || 'home'
    const named = new RegExp(`/(sample-)?${name}(/|\\.(ts|md)$)`)
    for (const [file, day] of days) {
      const isRecord = file.startsWith('app/content/clinics/')
      if (named.test(file) || (isRecord && recordSays(path.join(root, file), name))) return day
    }
    return undefined
  }
}

function recordSays(file: string, slug: string): boolean {
  return readFileSync(file, 'utf8').includes(`slug: '${slug}'`)
}

/** The day of each page file's last commit, the newest first. */
function fileDays(root: string): Map<string, string> {
  const git = (...parameters: string[]) =>
    spawnSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).stdout ?? ''
  const days = new Map<string, string>()
  // A shallow clone has one commit, which seems to have changed everything.
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days
  const log = git('log', '--relative', '--format=%cs', '--name-only', '--', 'app/content', 'app/routes')
  let day = ''
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line
    else if (line && !days.has(line) && !/\.test\.tsx?$/.test(line)) days.set(line, day)
  }
  return days
}

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { contentFolder } from '../app/content/read/content-folder.ts'

/** Returns the days of the last commits by a page's folder among the routes or file of its words; none without history. */
export function pageDates(root: string, content = contentFolder): Record<string, string> {
  const days: Record<string, string> = {}
  for (const folder of [content, path.join(root, 'app', 'routes')])
    for (const [name, day] of datesIn(folder)) if (day > (days[name] ?? '')) days[name] = day
  return days
}

function datesIn(folder: string): Map<string, string> {
  const git = (...parameters: string[]) =>
    spawnSync('git', parameters, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 }).stdout ?? ''
  const days = new Map<string, string>()
  // A shallow clone has one commit, which seems to have changed everything.
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return days
  let day = ''
  for (const line of git('log', '--relative', '--format=%cs', '--name-only', '--', '.').split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line
    else if (line && !/\.test\.tsx?$/.test(line))
      for (const part of line.replace(/\.\w+$/, '').split('/')) {
        const name = part.replace(/^sample-/, '')
        if (!days.has(name)) days.set(name, day)
      }
  }
  return days
}

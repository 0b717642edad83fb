import { spawnSync } from 'node:child_process'

/** Returns the days of the last commits by a page's folder among the routes or file among the content; none without history. */
export function pageDates(root: string): Record<string, string> {
  const git = (...parameters: string[]) =>
    spawnSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).stdout ?? ''
  // A shallow clone has one commit, which seems to have changed everything.
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return {}
  const log = git('log', '--relative', '--format=%cs', '--name-only', '--', 'app/content', 'app/routes')
  const days: Record<string, string> = {}
  let day = ''
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line
    else if (line && !/\.test\.tsx?$/.test(line))
      for (const name of line
        .replace(/\.\w+$/, '')
        .split('/')
        .slice(2))
        days[name.replace(/^sample-/, '')] ??= day
  }
  return days
}

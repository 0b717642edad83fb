/** By this name a robots.txt can leave a website out of checks. */
export const ROBOT = 'WebsiteCheck'

interface Rule {
  /** As written in the file. */
  line: string
  allows: boolean
  pattern: string
}

/**
 * Returns the line of a robots.txt that keeps a robot out of a path, by RFC 9309: the robot's own groups count, or those
 * for `*`, and of their rules the longest that matches. Null when the robot may read it.
 */
export function robotsRuleAgainst(text: string, robot: string, path: string): string | null {
  const { named, general } = readRules(text, robot.toLowerCase())
  const own = named ?? general
  const [strongest] = own
    .filter(({ pattern }) => pattern !== '' && matches(pattern, path))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows))
  return strongest && !strongest.allows ? strongest.line : null
}

/** `named` is null where no group names the robot. */
function readRules(text: string, robot: string): { named: Rule[] | null; general: Rule[] } {
  let named: Rule[] | null = null
  const general: Rule[] = []
  let agents = new Set<string>()
  let isNaming = false
  for (const line of text.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const name = field.toLowerCase()
    if (name === 'user-agent') {
      if (!isNaming) agents = new Set()
      isNaming = true
      agents.add(value.trim().toLowerCase())
      if (agents.has(robot)) named ??= []
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      const rule = { line: line.trim().slice(0, 200), allows: name === 'allow', pattern: value.trim() }
      if (agents.has(robot)) named?.push(rule)
      if (agents.has('*')) general.push(rule)
    }
  }
  return { named, general }
}

/** `*` stands for anything, and `$` at the end for the path's end. In one pass, so that no pattern takes long. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...parts] = pattern.slice(0, isWhole ? -1 : undefined).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isWhole ? parts.pop() : undefined
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

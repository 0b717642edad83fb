/** By this name a robots.txt can leave a website out of checks. */
export const ROBOT = 'WebsiteCheck'

/**
 * Returns the line of a robots.txt that keeps a robot out of a path, by RFC 9309: the robot's own groups count, or those
 * for `*`, and of their rules the longest that matches. Null when the robot may read it.
 */
export function robotsRuleAgainst(text: string, robot: string, path: string): string | null {
  const rules: { line: string; allows: boolean; pattern: string; agents: Set<string> }[] = []
  const named = new Set<string>()
  let agents = new Set<string>()
  let isNaming = false
  for (const line of text.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const name = field.toLowerCase()
    const pattern = value.trim()
    if (name === 'user-agent') {
      if (!isNaming) agents = new Set()
      isNaming = true
      agents.add(pattern.toLowerCase())
      named.add(pattern.toLowerCase())
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      rules.push({ line: line.trim(), allows: name === 'allow', pattern, agents })
    }
  }
  const own = named.has(robot.toLowerCase()) ? robot.toLowerCase() : '*'
  const [strongest] = rules
    .filter(({ agents, pattern }) => agents.has(own) && pattern !== '' && matches(pattern, path))
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows))
  return strongest && !strongest.allows ? strongest.line : null
}

/** `*` stands for anything, and `$` at the end for the path's end. In one pass, so that no pattern takes long. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...parts] = pattern.slice(0, isWhole ? -1 : undefined).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? parts.pop() : undefined
  let at = first.length
  for (const part of parts) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

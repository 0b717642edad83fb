import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'

/**
 * What a figure depends on besides the site, as a list.
 * @param chromium path of the browser that measured, if one did
 * @param load as it was before the bench itself worked
 */
export function describeMachine(
  chromium: string | undefined,
  started: Date,
  command: string,
  load: number[],
): string {
  const processors = cpus()
  return [
    `- Date: ${started.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `- Command: \`${command}\``,
    `- Processor: ${processors.length} × ${processors[0]?.model.trim() || 'unknown'}`,
    `- Memory: ${Math.round(totalmem() / 1e9)} GB`,
    `- System: ${systemName()}, ${type()} ${release()}`,
    `- Node: ${process.version}`,
    ...(chromium ? [`- Browser: ${versionOf(chromium)}`] : []),
    `- Load when it began (1, 5, 15 minutes): ${load.map((value) => value.toFixed(2)).join(', ')}`,
  ].join('\n')
}

/** How many processes wanted to run, over the last 1, 5 and 15 minutes. Ask before the bench itself works. */
export const currentLoad = loadavg

function systemName(): string {
  try {
    return /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform
  } catch {
    return process.platform
  }
}

function versionOf(program: string): string {
  const options = {
    encoding: 'utf8' as const,
    stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'],
  }
  return execFileSync(program, ['--version'], options).trim()
}

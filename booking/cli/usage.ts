import type { Command } from './command.ts'

/** Commands under a heading of the usage. */
export interface CommandGroup {
  heading: string
  commands: Command[]
}

const WIDTH = 80
const SUMMARY_COLUMN = 27

/** The text of `npm run desk -- help`; fits 80 columns. */
export function formatUsage(groups: CommandGroup[]): string {
  const blocks = groups.map(({ heading, commands }) => `${heading}\n${commands.map(formatLine).join('\n')}`)
  return [
    'Usage: npm run desk -- <command>',
    ...blocks,
    [
      '  help                     print this list',
      '  --json                   print full records as JSON; for programs:',
      '                           npm run --silent desk -- bookings --json',
      '',
      '<id> is an id that a list shows, or its first four or more characters. Dates',
      'are written 2026-12-01 and times 14:30, in the office’s time zone.',
    ].join('\n'),
  ].join('\n\n')
}

/** The usage of one command: `Usage: npm run desk -- cancel <id> [--quiet]`. */
export function usageOf({ name, usage }: Command): string {
  return `Usage: npm run desk -- ${[name, usage].filter(Boolean).join(' ')}`
}

function formatLine({ name, usage, summary }: Command): string {
  const call = `  ${[name, usage].filter(Boolean).join(' ')}`
  const indent = ' '.repeat(SUMMARY_COLUMN)
  const [first = '', ...more] = wrap(summary, WIDTH - SUMMARY_COLUMN)
  const head =
    call.length + 2 > SUMMARY_COLUMN ? [call, indent + first] : [call.padEnd(SUMMARY_COLUMN) + first]
  return [...head, ...more.map((line) => indent + line)].join('\n')
}

/** Lines of at most `width` characters. */
function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = [lines.at(-1), word].filter(Boolean).join(' ')
    if (line.length > width) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}

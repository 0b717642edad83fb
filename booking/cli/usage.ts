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
  const ofCalendar = groups.flatMap(({ commands }) => commands).filter((one) => one.ofCalendar)
  const names = wrap(ofCalendar.map(({ name }) => name).join(', '), WIDTH - SUMMARY_COLUMN)
  const blocks = groups.map(({ heading, commands }) => `${heading}\n${commands.map(formatLine).join('\n')}`)
  return [
    'Usage: npm run desk -- <command>',
    ...blocks,
    [
      '  help                     print this list',
      '  --json                   print full records as JSON; for programs:',
      '                           npm run --silent desk -- bookings --json',
      '  --clinic legacy-oaks     that clinic’s calendar instead of the agency’s; with',
      ...names.map((line) => ' '.repeat(SUMMARY_COLUMN) + line),
      '',
      '<id> is an id that a list shows, or its first four or more characters. Dates',
      'are written 2026-12-01 and times 14:30, in the time zone of the calendar.',
    ].join('\n'),
  ].join('\n\n')
}

/** The usage of one command: `Usage: npm run desk -- cancel <id> [--quiet]`. */
export function usageOf({ name, usage, ofCalendar }: Command): string {
  const words = [name, usage, ofCalendar && '[--clinic <address>]']
  return `Usage: npm run desk -- ${words.filter(Boolean).join(' ')}`
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

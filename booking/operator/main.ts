import { parseArgs } from 'node:util'
import type { Store } from '../store/store.ts'
import { BackupError, StoreError, StoreUnusable } from '../store/store-error.ts'
import { calendars, disconnect } from './calendar-commands.ts'
import {
  type Command,
  type CommandContext,
  CommandError,
  type CommandResult,
  InvalidUsage,
  openExisting,
  type Typed,
} from './command.ts'
import { backup, restoreBackup, verify } from './database-commands.ts'
import { erase } from './erase-command.ts'
import { exportList } from './export-command.ts'
import { formatTable } from './format-table.ts'
import { link } from './link-command.ts'
import { outbox, retry } from './outbox-commands.ts'
import { report } from './report-command.ts'
import { sendTest } from './send-test-command.ts'
import { status } from './status-command.ts'

interface CliOptions extends Pick<CommandContext, 'settings' | 'siteAddress'> {
  now: () => Temporal.Instant
  stdout: (text: string) => void
  stderr: (text: string) => void
  /** In characters; undefined when the output is not a terminal. */
  width?: number | undefined
}

const HELP = ['help', '--help', '-h']

/** Runs a command and returns the exit code: 0 success, 1 failure, 2 invalid usage. */
export async function runCli([name = '', ...rest]: string[], options: CliOptions): Promise<0 | 1 | 2> {
  const { settings, stdout, stderr } = options
  const command = COMMANDS.find((one) => one.name === name)
  if (HELP.includes(name) || rest.includes('--help')) {
    stdout(`${command ? usageOf(command) : USAGE}\n`)
    return 0
  }
  let store: Promise<Store> | undefined
  const context: CommandContext = {
    ...options,
    now: options.now(),
    store() {
      store ??= openExisting(settings)
      return store
    },
  }
  try {
    if (!command) throw new InvalidUsage(name ? `There is no command "${name}".` : 'No command given.')
    const typed = parse(command, rest)
    const result = await command.run(typed, context)
    if (typeof result === 'string') {
      stdout(result)
      return 0
    }
    print(result, typed.options.json === true, options)
    return result.failed ? 1 : 0
  } catch (error) {
    if (error instanceof InvalidUsage) {
      stderr(`${error.message}\n\n${command ? usageOf(command) : USAGE}\n`)
      return 2
    }
    const expected = [CommandError, BackupError, StoreUnusable, StoreError]
    if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error
    stderr(`${error.message}\n`)
    return 1
  } finally {
    await (await store?.catch(() => undefined))?.close()
  }
}

function parse({ name, args: [least, most] = [0, 0], options, usage = '' }: Command, args: string[]): Typed {
  const config = { ...options, json: { type: 'boolean' } } as const
  let parsed: ReturnType<typeof parseArgs>
  try {
    parsed = parseArgs({ args, options: config, allowPositionals: true })
  } catch (error) {
    // Node's first sentence names the option; the others advise programmers.
    if (error instanceof TypeError) throw new InvalidUsage(`${error.message.split('. ')[0]}.`)
    throw error
  }
  const { positionals, values } = parsed
  if (positionals.length < least) throw new InvalidUsage(`"${name}" needs ${usage.split(' [')[0]}.`)
  if (positionals.length > most) throw new InvalidUsage(`Unexpected argument "${positionals[most]}".`)
  return { args: positionals, options: values as Typed['options'] }
}

function print(
  { records, headings, rows, message, empty }: CommandResult,
  json: boolean,
  { stdout, stderr, width }: CliOptions,
): void {
  if (json) {
    stdout(`${JSON.stringify(records, null, 2)}\n`)
    if (message) stderr(`${message}\n`)
  } else if (rows.length === 0) stdout(`${empty ?? message ?? ''}\n`)
  else stdout(`${formatTable(headings, rows, width)}\n${message ? `\n${message}\n` : ''}`)
}

export const COMMANDS: Command[] = [
  ...[status, sendTest, outbox, retry],
  ...[link, report, exportList],
  ...[calendars, disconnect],
  ...[erase, backup, verify, restoreBackup],
]

/** Fits 80 columns. */
export const USAGE = [
  'Usage: npm run desk -- <command>',
  '',
  ...COMMANDS.map(({ name, usage = '', summary }) => `  ${[name, usage].join(' ').trim()}\n      ${summary}`),
  '  help\n      print this list',
  '',
  'Every command takes --json, which prints full records; for programs:',
  'npm run --silent desk -- export bookings --json',
  '',
  'The office’s page books, moves and cancels calls, and connects calendars: see',
  '"link".',
].join('\n')

/** The usage of one command: `Usage: npm run desk -- backup <file>`. */
function usageOf({ name, usage = '' }: Command): string {
  return `Usage: npm run desk -- ${name} ${usage}`.trim()
}

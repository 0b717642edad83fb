import { parseArgs } from 'node:util'
import type { Store } from '../store/store.ts'
import { BackupError, StoreError, StoreUnusable } from '../store/store-error.ts'
import {
  type Command,
  type CommandContext,
  CommandError,
  type CommandResult,
  InvalidUsage,
  openExisting,
  storeOptions,
  type Typed,
} from './command.ts'
import { COMMANDS, USAGE, usageOf } from './commands.ts'
import { formatTable } from './format-table.ts'

interface CliOptions extends Pick<CommandContext, 'settings' | 'migrationsFolder' | 'ask'> {
  now: () => Temporal.Instant
  stdout: (text: string) => void
  stderr: (text: string) => void
  /** In characters; undefined when the output is not a terminal. */
  width?: number | undefined
}

const HELP = ['help', '--help', '-h']

/** Runs a command and returns the exit code: 0 success, 1 failure, 2 invalid usage. */
export async function runCli([name = '', ...rest]: string[], options: CliOptions): Promise<0 | 1 | 2> {
  const { stdout, stderr } = options
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
      store ??= openExisting(storeOptions(options))
      return store
    },
  }
  try {
    if (!command) throw new InvalidUsage(name ? `There is no command "${name}".` : 'No command given.')
    const typed = parse(command, rest)
    const result = await command.run(typed, context)
    if (typeof result === 'string') stdout(result)
    else print(result, typed.options.json === true, options)
    return 0
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

function parse({ name, words: [least, most] = [0, 0], options, usage = '' }: Command, args: string[]): Typed {
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
  return { words: positionals, options: values as Typed['options'] }
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

import { setTimeout as wait } from 'node:timers/promises'
import { BackupError } from '../db/backup-error.ts'
import { openStore } from '../db/open.ts'
import type { Store } from '../db/store.ts'
import { StoreError, StoreUnusable } from '../db/store-error.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { type CommandContext, CommandError, InvalidUsage, type RenderTestEmail } from './command.ts'
import { USAGE } from './commands.ts'
import { existingStore } from './existing-store.ts'
import { type CliCommand, commandOf, parseCommand } from './parse-command.ts'
import { printResult } from './print-result.ts'
import { usageOf } from './usage.ts'

export interface CliOptions {
  settings: BookingSettings
  migrationsFolder: string
  now: () => Temporal.Instant
  /** Name of the user who typed the command. */
  operator: string
  /** Write to standard output and standard error as it is; standard output is waited for. */
  stdout: (text: string) => void | Promise<void>
  stderr: (text: string) => void
  renderTestEmail: RenderTestEmail
  /** Width of the terminal in characters; undefined when the output is not a terminal. */
  width?: number | undefined
  wait?: (milliseconds: number) => Promise<void>
}

/** Alone they print the usage of all commands, beside a command its own. */
const HELP = ['help', '--help', '-h']

/**
 * Runs the operator's command line.
 * @returns the exit code: 0 success, 1 failure (one sentence on standard error says why and what to do), 2 invalid usage
 */
export async function runCli(args: string[], options: CliOptions): Promise<0 | 1 | 2> {
  if (args.some((arg) => HELP.includes(arg))) {
    const command = commandOf(args)
    await options.stdout(`${command ? usageOf(command) : USAGE}\n`)
    return 0
  }
  const stores: Store[] = []
  const context = contextOf(options, stores)
  try {
    await run(parseCommand(args, context), context, options)
    return 0
  } catch (error) {
    if (error instanceof InvalidUsage) {
      const command = commandOf(args)
      options.stderr(`${error.message}\n\n${command ? usageOf(command) : USAGE}\n`)
      return 2
    }
    const expected = [CommandError, BackupError, StoreUnusable, StoreError].some(
      (kind) => error instanceof kind,
    )
    if (!expected || !(error instanceof Error)) throw error
    options.stderr(`${error.message}\n`)
    return 1
  } finally {
    for (const store of stores) await store.close()
  }
}

async function run(
  { run, json, settings }: CliCommand,
  context: CommandContext,
  options: CliOptions,
): Promise<void> {
  const result = await run({ ...context, settings })
  if (!result) return
  await printResult(result, { write: options.stdout, json, width: options.width })
  // Keeps standard output valid JSON.
  if (json && result.message) options.stderr(`${result.message}\n`)
}

/** @param opened receives the store when the command opens it */
function contextOf(options: CliOptions, opened: Store[]): CommandContext {
  const { settings, migrationsFolder, operator, renderTestEmail, stdout } = options
  const { dataDir, databaseUrl } = settings
  const open = async () => {
    const store = await openStore(existingStore({ dataDir, databaseUrl, migrationsFolder }))
    opened.push(store)
    return store
  }
  let store: Promise<Store> | undefined
  return {
    ...{ settings, migrationsFolder, operator, renderTestEmail },
    now: options.now(),
    write: stdout,
    wait: options.wait ?? ((milliseconds) => wait(milliseconds)),
    store: () => {
      store ??= open()
      return store
    },
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DataDirInUse } from '../db/lock.ts'
import { openStore } from '../db/open.ts'
import { DatabaseUnreachable } from '../db/open-postgres.ts'
import { StoreError } from '../db/store-error.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { formatOutput } from './format-output.ts'
import { type CliCommand, type Command, InvalidUsage, parseCommand, USAGE } from './parse-command.ts'
import { CommandError, type CommandResult, runCommand } from './run-command.ts'
import { sendToRunningService } from './socket-client.ts'
import { socketPath } from './socket-path.ts'

export interface CliOptions {
  settings: BookingSettings
  migrationsFolder: string
  now: () => Temporal.Instant
  /** Write a line or a block to standard output and standard error. */
  stdout: (text: string) => void
  stderr: (text: string) => void
  /** Width of the terminal in characters; undefined when the output is not a terminal. */
  width?: number | undefined
}

/**
 * Runs the operator's command line.
 * @returns the exit code: 0 success, 1 failure (one sentence on standard error says why and what to do), 2 invalid usage
 */
export async function runCli(args: string[], options: CliOptions): Promise<0 | 1 | 2> {
  let parsed: CliCommand
  try {
    if (args.length === 1 && ['help', '--help', '-h'].includes(args[0] ?? '')) {
      options.stdout(USAGE)
      return 0
    }
    parsed = parseCommand(args)
  } catch (error) {
    if (!(error instanceof InvalidUsage)) throw error
    options.stderr(`${error.message}\n\n${USAGE}`)
    return 2
  }
  try {
    const result = await execute(parsed.command, options)
    const { width, settings } = options
    options.stdout(formatOutput(parsed, result, { zone: settings.rules.officeZone, width }))
    // Keeps standard output valid JSON.
    if (parsed.json && result.message) options.stderr(result.message)
    return 0
  } catch (error) {
    const expected = [CommandError, DatabaseUnreachable, StoreError].some((kind) => error instanceof kind)
    if (!expected || !(error instanceof Error)) throw error
    options.stderr(error.message)
    return 1
  }
}

/** Sends the command to the running server; without one, opens the store in this process. */
async function execute(command: Command, options: CliOptions): Promise<CommandResult> {
  const { dataDir, databaseUrl } = options.settings
  if (!databaseUrl) {
    const result = await sendToRunningService(dataDir, command)
    if (result) return result
    if (!existsSync(join(dataDir, 'database'))) {
      throw new CommandError(
        `There is no database in ${dataDir}: start the site once, or set DATA_DIR to the folder it uses.`,
      )
    }
  }
  try {
    const store = await openStore({ dataDir, databaseUrl, migrationsFolder: options.migrationsFolder })
    try {
      return await runCommand(store, command, options.now())
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof DataDirInUse) throw new CommandError(lockedMessage(dataDir))
    throw error
  }
}

/** Another process has the embedded database open and does not respond on the socket. */
function lockedMessage(dataDir: string): string {
  return socketPath(dataDir)
    ? `Another process has ${dataDir} open and does not listen for commands: wait until it has started, or stop it and try again.`
    : `A site is running on ${dataDir}. On this system, or with a path this long, commands cannot reach it: stop it first, or set DATABASE_URL.`
}

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupError } from '../db/backup-error.ts'
import { openStore } from '../db/open.ts'
import { databaseFile, hasOldDatabase } from '../db/sqlite.ts'
import type { Store, StoreOptions } from '../db/store.ts'
import { StoreError, StoreUnusable } from '../db/store-error.ts'
import { verifyBackup } from '../db/verify-backup.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { runBackup, runImport, runMove, runRestore, runVerify } from './backup-commands.ts'
import { formatOutput } from './format-output.ts'
import { type CliCommand, type Command, InvalidUsage, parseCommand, USAGE } from './parse-command.ts'
import { CommandError, type CommandResult, runCommand } from './run-command.ts'

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
    const expected = [CommandError, BackupError, StoreUnusable, StoreError].some(
      (kind) => error instanceof kind,
    )
    if (!expected || !(error instanceof Error)) throw error
    options.stderr(error.message)
    return 1
  }
}

/** Runs the command on the store of the settings, beside a running site if there is one. */
async function execute(command: Command, options: CliOptions): Promise<CommandResult> {
  const { dataDir, databaseUrl } = options.settings
  const { migrationsFolder } = options
  switch (command.name) {
    case 'verify':
      return await runVerify(command.file)
    case 'restore':
      // Before a store is opened, which creates what is missing.
      await verifyBackup(resolve(command.file))
      return await withStore({ dataDir, databaseUrl, migrationsFolder }, (store) =>
        runRestore(store, command, migrationsFolder),
      )
    case 'move-to-postgres':
      if (!databaseUrl)
        throw new CommandError('Set DATABASE_URL to the empty PostgreSQL database to move to.')
      return await withStore(existing(dataDir, undefined, migrationsFolder), (from) =>
        withStore({ dataDir, databaseUrl, migrationsFolder }, (to) => runMove(from, to, options.now())),
      )
    case 'import-pglite':
      return await runImport(dataDir, migrationsFolder, options.now())
    default:
      return await withStore(existing(dataDir, databaseUrl, migrationsFolder), (store) =>
        command.name === 'backup'
          ? runBackup(store, command.file, migrationsFolder, options.now())
          : runCommand(store, command, options.now(), options.settings),
      )
  }
}

/** Options for a store that a site uses: it is neither created nor migrated here. */
function existing(dataDir: string, databaseUrl: string | undefined, migrationsFolder: string): StoreOptions {
  if (!databaseUrl && !existsSync(databaseFile(dataDir)) && !hasOldDatabase(dataDir)) {
    throw new CommandError(
      `There is no database in ${dataDir}: start the site once, or set DATA_DIR to the folder it uses.`,
    )
  }
  return { dataDir, databaseUrl, migrationsFolder, mayMigrate: false }
}

async function withStore<T>(options: StoreOptions, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(options)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

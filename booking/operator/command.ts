import { existsSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import type { BookingSettings } from '../core/settings.ts'
import { type Column, type Table, tableOf } from '../lists/table.ts'
import { openStore } from '../store/open.ts'
import { databaseFile } from '../store/sqlite.ts'
import type { Store, StoreOptions } from '../store/store.ts'

/** Printed as a table, or with `--json` as full records. */
export interface CommandResult extends Table {
  /** Printed after the table. */
  message?: string | undefined
  /** Printed instead of a table without rows. */
  empty?: string | undefined
  /** Exit code 1: what is printed says what is wrong. */
  failed?: boolean
}

/** The result of a command: these records as a table with these columns. */
export function listed<Item extends object>(
  records: Item[],
  columns: Column<Item>[],
  args: Pick<CommandResult, 'message' | 'empty'> = {},
): CommandResult {
  return { ...tableOf(records, columns), ...args }
}

/** Exit code 1. The message says in one sentence why the command failed and what to do. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Exit code 2. The message names the wrong argument in one sentence. */
export class InvalidUsage extends Error {
  override name = 'InvalidUsage'
}

export interface CommandContext {
  settings: BookingSettings
  /** Where the running site answers on this machine. */
  siteAddress: string
  now: Temporal.Instant
  /** Opens the site's store, once; it is closed after the command. */
  store: () => Promise<Store>
}

export interface Typed {
  args: string[]
  options: Record<string, string | boolean | undefined>
}

export interface Command {
  name: string
  /** Default: none. */
  args?: [least: number, most: number]
  /** Every command also takes `--json` and `--help`. */
  options?: ParseArgsOptionsConfig
  usage?: string
  summary: string
  /** Returns a list, or text to print as it is. @throws InvalidUsage, CommandError */
  run(typed: Typed, context: CommandContext): Promise<CommandResult | string>
}

/** Opens a site's store without creating or migrating it. @throws CommandError when there is none */
export async function openExisting(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl } = options
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new CommandError(
      `There is no database in ${dataDir}: start the site once, or set DATA_DIR to the folder it uses.`,
    )
  return await openStore({ ...options, mayMigrate: false })
}

import { existsSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import type { BookingSettings } from '../core/settings.ts'
import { openStore } from '../store/open.ts'
import { databaseFile } from '../store/sqlite.ts'
import type { Store, StoreOptions } from '../store/store.ts'

/** A column of a table: its heading, and the cell of a record. */
export type Column<Item> = [heading: string, cell: (record: Item) => string]

/** A list that a command prints: as a table, or with `--json` its full records. */
export interface CommandResult {
  records: object[]
  headings: string[]
  rows: string[][]
  /** What was done, or what the list is about; printed after the table. */
  message?: string | undefined
  /** Printed instead of a table without rows. */
  empty?: string | undefined
}

/** A list of records under these columns. */
export function listed<Item extends object>(
  records: Item[],
  columns: Column<Item>[],
  words: Pick<CommandResult, 'message' | 'empty'> = {},
): CommandResult {
  const rows = records.map((record) => columns.map(([, cell]) => cell(record)))
  return { records, headings: columns.map(([heading]) => heading), rows, ...words }
}

/** The command failed. The message says in one sentence why and what to do. Exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The arguments are not a command. The message names the wrong one in one sentence. Exit code 2. */
export class InvalidUsage extends Error {
  override name = 'InvalidUsage'
}

export interface CommandContext {
  settings: BookingSettings
  migrationsFolder: string
  now: Temporal.Instant
  /** The store that the site uses: neither created nor migrated here, opened once and closed after the command. */
  store: () => Promise<Store>
}

/** Where the settings' store is. */
export function storeOptions({
  settings: { dataDir, databaseUrl },
  migrationsFolder,
}: Pick<CommandContext, 'settings' | 'migrationsFolder'>): StoreOptions {
  return { dataDir, databaseUrl, migrationsFolder, isPatient: true }
}

/** What was typed after the command's name. */
export interface Typed {
  words: string[]
  options: Record<string, string | boolean | undefined>
}

export interface Command {
  name: string
  /** The least and the most words after the name. */
  words: [least: number, most: number]
  /** Every command also takes `--json` and `--help`. */
  options?: ParseArgsOptionsConfig
  usage: string
  summary: string
  /**
   * Checks what was typed before it opens the store.
   * @returns a list, or text to print as it is
   * @throws InvalidUsage
   * @throws CommandError
   */
  run(typed: Typed, context: CommandContext): Promise<CommandResult | string>
}

/**
 * Opens the store that a site uses: it is neither created nor migrated.
 * @throws CommandError when there is none
 */
export async function openExisting(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl } = options
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new CommandError(
      `There is no database in ${dataDir}: start the site once, or set DATA_DIR to the folder it uses.`,
    )
  return await openStore({ ...options, mayMigrate: false })
}

import type { Store } from '../db/store.ts'
import type { BookingSettings } from '../domain/settings.ts'
import type { EmailMessage } from '../email/email-message.ts'

/** A record in JSON form: instants are ISO 8601 strings in UTC. */
export type Row = Record<string, unknown>

/** A column of a table: its heading, and the cell of a row. */
export type Column = [heading: string, cell: (row: Row) => string]

/** What a command prints. */
export interface CommandResult {
  /** In pages, so that a long list is never in memory as a whole. */
  records: AsyncIterable<Row[]> | Iterable<Row[]>
  columns: Column[]
  /** What was done, or what the list is about; printed after the table. */
  message?: string | undefined
  /** Printed instead of a table without rows. */
  empty?: string | undefined
}

/** The command failed. The message says in one sentence why and what to do. Exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** The arguments are not a command. The message names the wrong one in one sentence. Exit code 2. */
export class InvalidUsage extends Error {
  override name = 'InvalidUsage'
}

export type RenderTestEmail = (to: string, settings: BookingSettings) => Promise<EmailMessage>

/** What a command knows before anything is opened. */
export interface CommandContext {
  /** Of the calendar that the command works in. */
  settings: BookingSettings
  migrationsFolder: string
  now: Temporal.Instant
  /** Name of the user who typed the command, for the audit trail. */
  operator: string
  /** Writes to standard output as it is; resolves when it is written. */
  write: (text: string) => void | Promise<void>
  /** `renderTestEmail` of booking/email, which Node cannot read from the sources. */
  renderTestEmail: RenderTestEmail
  /** Waits; tests pass their own. */
  wait: (milliseconds: number) => Promise<void>
  /** The store that the site uses: neither created nor migrated here, opened once and closed after the command. */
  store: () => Promise<Store>
}

/** What was typed after the command's name. */
export interface Typed {
  /** By the names of `Command.parameters`. */
  arguments: Record<string, string | undefined>
  flags: ReadonlySet<string>
  values: Record<string, string | undefined>
}

/** A checked command, ready to run. Null when it has written everything itself. */
export type Work = (context: CommandContext) => Promise<CommandResult | null>

export interface Parameter {
  name: string
  optional?: true
}

export interface Command {
  name: string
  parameters: Parameter[]
  /** Options without a value: `all` is `--all`. Every command also takes `--json`. */
  flags?: string[]
  /** Options with a value: `limit` is `--limit 20`. */
  values?: string[]
  /**
   * It works in one calendar: the agency's, or with `--clinic` a clinic's. The settings that its check and its work get are
   * that calendar's.
   */
  ofCalendar?: true
  /** What follows the name in the usage. */
  usage: string
  /** What it does, in a few words for the usage. */
  summary: string
  /**
   * Checks the arguments before anything is opened.
   * @param context without a store, with the settings of the calendar
   * @throws InvalidUsage
   */
  check(typed: Typed, context: Pick<CommandContext, 'settings' | 'now'>): Work
}

/** Converts records to JSON form, so that a table shows what `--json` prints. */
export function toRows(records: object[]): Row[] {
  return JSON.parse(JSON.stringify(records))
}

/** Pages of records in JSON form. */
export async function* rowPages(pages: AsyncIterable<object[]>): AsyncGenerator<Row[]> {
  for await (const page of pages) yield toRows(page)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DataDirInUse } from '../db/lock.ts'
import { openStore } from '../db/open.ts'
import { DatabaseUnreachable } from '../db/open-postgres.ts'
import { StoreError } from '../db/store-error.ts'
import type { DeskSettings } from '../domain/settings.ts'
import { type Command, InvalidUsage, type Order, readOrder, USAGE } from './command.ts'
import { showAnswer } from './format-output.ts'
import { type Answer, answerCommand, CommandError } from './run-command.ts'
import { askRunningDesk } from './socket-client.ts'
import { socketPath } from './socket-path.ts'

export interface CliParts {
  settings: DeskSettings
  migrationsFolder: string
  now: () => Temporal.Instant
  /** Standard output and standard error, a line or a block at a time. */
  out: (text: string) => void
  complain: (text: string) => void
  /** Characters in a line of the terminal; undefined where the output is no terminal. */
  width?: number | undefined
}

/**
 * The operator's command line. Resolves to the exit code: 0 done, 1 not possible (one sentence on standard error
 * says why and what to do), 2 not understood (the usage is shown).
 */
export async function runOperator(typed: string[], parts: CliParts): Promise<0 | 1 | 2> {
  let order: Order
  try {
    if (typed.length === 1 && ['help', '--help', '-h'].includes(typed[0] ?? '')) {
      parts.out(USAGE)
      return 0
    }
    order = readOrder(typed)
  } catch (error) {
    if (!(error instanceof InvalidUsage)) throw error
    parts.complain(`${error.message}\n\n${USAGE}`)
    return 2
  }
  try {
    const answer = await follow(order.command, parts)
    parts.out(showAnswer(order, answer, { zone: parts.settings.rules.officeZone, width: parts.width }))
    // A program that reads JSON still learns what was done, beside it.
    if (order.json && answer.done) parts.complain(answer.done)
    return 0
  } catch (error) {
    const expected = [CommandError, DatabaseUnreachable, StoreError].some((kind) => error instanceof kind)
    if (!expected || !(error instanceof Error)) throw error
    parts.complain(error.message)
    return 1
  }
}

/** The running desk answers where there is one; else this process opens the store itself for a moment. */
async function follow(command: Command, parts: CliParts): Promise<Answer> {
  const { dataDir, databaseUrl } = parts.settings
  if (!databaseUrl) {
    const answer = await askRunningDesk(dataDir, command)
    if (answer) return answer
    if (!existsSync(join(dataDir, 'database'))) {
      throw new CommandError(
        `There is no database in ${dataDir} yet: start the site once, or set DATA_DIR to the folder it uses.`,
      )
    }
  }
  try {
    const store = await openStore({ dataDir, databaseUrl, migrationsFolder: parts.migrationsFolder })
    try {
      return await answerCommand(store, command, parts.now())
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof DataDirInUse) throw new CommandError(unheard(dataDir))
    throw error
  }
}

/** Another process has the folder and was not heard on the socket. */
function unheard(dataDir: string): string {
  return socketPath(dataDir)
    ? `Another process has ${dataDir} open and does not listen for commands: wait until it has started, or stop it and try again.`
    : `The site runs on ${dataDir}, and a running site cannot be asked on this system or in so long a path: stop it for the moment, or set DATABASE_URL.`
}

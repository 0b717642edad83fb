import { parseArgs } from 'node:util'
import { z } from 'zod'
import { MAX_EVENTS } from '../db/webhook-events.ts'

const id = z.string().regex(/^[0-9a-f-]{4,36}$/i)

const file = z.string().min(1).max(4096)

const commandSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('bookings'), all: z.boolean() }),
  z.strictObject({ name: z.literal('leads') }),
  z.strictObject({ name: z.literal('history'), limit: z.number().int().min(1).max(MAX_EVENTS) }),
  z.strictObject({ name: z.literal('cancel'), id }),
  z.strictObject({ name: z.literal('resend'), id }),
  z.strictObject({ name: z.literal('backup'), file }),
  z.strictObject({ name: z.literal('verify'), file }),
  z.strictObject({ name: z.literal('restore'), file, replace: z.boolean() }),
  z.strictObject({ name: z.literal('move-to-postgres') }),
  z.strictObject({ name: z.literal('import-pglite') }),
])

export type Command = z.infer<typeof commandSchema>

export interface CliCommand {
  command: Command
  /** Print JSON instead of a table. */
  json: boolean
}

/** The arguments are not a command. The message names the wrong argument. */
export class InvalidUsage extends Error {
  override name = 'InvalidUsage'
}

export const USAGE = `Usage: npm run desk -- <command>

  bookings          list upcoming calls, soonest first; --all includes past and canceled ones
  leads             list requests for the guide, newest first
  history           list webhook calls, newest first; --limit 20 for the newest 20
  cancel <id>       cancel a call, free its time and tell the visitor
  resend <id>       send a call's e-mails again, to the visitor and the agency

  backup <file>     write everything into one file, while the site runs
  verify <file>     check that a backup is whole
  restore <file>    put a backup into an empty database; --replace deletes what is in it first
  move-to-postgres  copy the embedded database to the empty one at DATABASE_URL
  import-pglite     take over the bookings of a version before November 2026

  --json            print full records as JSON ("npm run --silent desk -- bookings --json" for programs)

<id> is an id shown by "bookings", or its first four or more characters.`

const FLAGS = new Map([
  ['bookings', ['all', 'json']],
  ['leads', ['json']],
  ['history', ['limit', 'json']],
  ['cancel', ['json']],
  ['resend', ['json']],
  ['backup', ['json']],
  ['verify', ['json']],
  ['restore', ['replace', 'json']],
  ['move-to-postgres', ['json']],
  ['import-pglite', ['json']],
])
/** What the commands with a parameter call it. */
const PARAMETERS = new Map([
  ['cancel', 'id'],
  ['resend', 'id'],
  ['backup', 'file'],
  ['verify', 'file'],
  ['restore', 'file'],
])

/**
 * Parses the arguments after `npm run desk --`.
 * @throws InvalidUsage naming the argument that is wrong.
 */
export function parseCommand(args: string[]): CliCommand {
  const { positionals, values } = splitFlags(args)
  const [name = '', ...rest] = positionals
  const flags = FLAGS.get(name)
  if (!flags) throw new InvalidUsage(name ? `There is no command "${name}".` : 'No command given.')
  const unknown = Object.keys(values).find((flag) => !flags.includes(flag))
  if (unknown) throw new InvalidUsage(`"${name}" has no option --${unknown}.`)
  const parameter = PARAMETERS.get(name)
  if (parameter && rest.length === 0)
    throw new InvalidUsage(`"${name}" needs ${parameter === 'id' ? 'an' : 'a'} ${parameter}.`)
  const extra = rest[parameter ? 1 : 0]
  if (extra !== undefined) throw new InvalidUsage(`Unexpected argument "${extra}".`)

  const command = commandSchema.safeParse({
    name,
    ...(name === 'bookings' ? { all: values.all === true } : {}),
    ...(name === 'history' ? { limit: Number(values.limit ?? MAX_EVENTS) } : {}),
    ...(name === 'restore' ? { replace: values.replace === true } : {}),
    ...(parameter ? { [parameter]: rest[0] } : {}),
  })
  if (command.success) return { command: command.data, json: values.json === true }
  throw new InvalidUsage(
    parameter === 'file'
      ? `"${name}" needs the name of a file.`
      : parameter
        ? `"${rest[0]}" is not an id: use four or more characters of 0-9, a-f and hyphens.`
        : `--limit must be a whole number from 1 to ${MAX_EVENTS}.`,
  )
}

function splitFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        json: { type: 'boolean' },
        limit: { type: 'string' },
        replace: { type: 'boolean' },
      },
    })
  } catch (error) {
    if (error instanceof TypeError) throw new InvalidUsage(error.message.split('. ')[0]?.concat('.') ?? '')
    throw error
  }
}

import { parseArgs } from 'node:util'
import { z } from 'zod'
import { EVENTS_KEPT } from '../db/webhook-events.ts'

const id = z.string().regex(/^[0-9a-f-]{4,36}$/i)

/** What may be asked. Checked again where it arrives by the socket. */
export const commandSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('bookings'), all: z.boolean() }),
  z.strictObject({ name: z.literal('leads') }),
  z.strictObject({ name: z.literal('history'), limit: z.number().int().min(1).max(EVENTS_KEPT) }),
  z.strictObject({ name: z.literal('cancel'), id }),
  z.strictObject({ name: z.literal('resend'), id }),
])

export type Command = z.infer<typeof commandSchema>

export interface Order {
  command: Command
  /** As JSON for programs, instead of a table for people. */
  json: boolean
}

/** The words typed are no command. The message says which word; `USAGE` says what there is. */
export class InvalidUsage extends Error {
  override name = 'InvalidUsage'
}

export const USAGE = `Usage: npm run desk -- <command>

  bookings          the calls ahead, soonest first; with --all also past and cancelled ones
  leads             who asked for the guide, newest first
  history           what reached the webhook, newest first; --limit 20 for the newest 20
  cancel <id>       cancels a call and frees its time; writes no mail to the visitor
  resend <id>       sends the mails of a call once more, to the visitor and to the agency

  --json            the whole records as JSON ("npm run --silent desk -- bookings --json" for a program)

<id> is the start of the id that "bookings" shows, four characters or more.`

const FLAGS = new Map([
  ['bookings', ['all', 'json']],
  ['leads', ['json']],
  ['history', ['limit', 'json']],
  ['cancel', ['json']],
  ['resend', ['json']],
])

/**
 * Reads what was typed after `desk`.
 * @throws InvalidUsage naming the word that is not understood.
 */
export function readOrder(typed: string[]): Order {
  const { positionals, values } = split(typed)
  const [name = '', ...rest] = positionals
  const flags = FLAGS.get(name)
  if (!flags) throw new InvalidUsage(name ? `There is no command "${name}".` : 'Which command?')
  const stray = Object.keys(values).find((flag) => !flags.includes(flag))
  if (stray) throw new InvalidUsage(`"${name}" has no --${stray}.`)
  const wantsId = name === 'cancel' || name === 'resend'
  if (wantsId && rest.length === 0) throw new InvalidUsage(`Which call? "${name}" wants an id.`)
  const extra = rest[wantsId ? 1 : 0]
  if (extra !== undefined) throw new InvalidUsage(`"${extra}" is one word too many.`)

  const command = commandSchema.safeParse({
    name,
    ...(name === 'bookings' ? { all: values.all === true } : {}),
    ...(name === 'history' ? { limit: Number(values.limit ?? EVENTS_KEPT) } : {}),
    ...(wantsId ? { id: rest[0] } : {}),
  })
  if (command.success) return { command: command.data, json: values.json === true }
  throw new InvalidUsage(
    wantsId
      ? `"${rest[0]}" is no id: it wants four characters or more of 0-9, a-f and hyphens.`
      : `--limit wants a whole number from 1 to ${EVENTS_KEPT}.`,
  )
}

function split(typed: string[]) {
  try {
    return parseArgs({
      args: typed,
      allowPositionals: true,
      options: { all: { type: 'boolean' }, json: { type: 'boolean' }, limit: { type: 'string' } },
    })
  } catch (error) {
    if (error instanceof TypeError) throw new InvalidUsage(error.message.split('. ')[0]?.concat('.') ?? '')
    throw error
  }
}

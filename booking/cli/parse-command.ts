import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util'
import type { BookingSettings } from '../domain/settings.ts'
import { calendarSettings } from './calendar-option.ts'
import { type Command, type CommandContext, InvalidUsage, type Typed, type Work } from './command.ts'
import { COMMANDS } from './commands.ts'

export interface CliCommand {
  command: Command
  /** Print JSON instead of a table. */
  json: boolean
  run: Work
  /** Of the calendar that it works in. */
  settings: BookingSettings
}

/** The first command that the arguments name; undefined when they name none. */
export function commandOf(args: string[]): Command | undefined {
  return args.map((arg) => COMMANDS.find(({ name }) => name === arg)).find((command) => command)
}

/**
 * Parses the arguments after `npm run desk --`.
 * @throws InvalidUsage naming the argument that is wrong.
 */
export function parseCommand(args: string[], context: Pick<CommandContext, 'settings' | 'now'>): CliCommand {
  const { positionals, values } = split(args)
  const [name = '', ...rest] = positionals
  const command = COMMANDS.find((one) => one.name === name)
  if (!command) throw new InvalidUsage(name ? `There is no command "${name}".` : 'No command given.')
  const { flags = [], values: named = [], ofCalendar } = command
  const allowed = [...flags, ...named, 'json', ...(ofCalendar ? ['clinic'] : [])]
  const unknown = Object.keys(values).find((option) => !allowed.includes(option))
  if (unknown) throw new InvalidUsage(`"${name}" has no option --${unknown}.`)
  const set = Object.keys(values).filter((option) => values[option] === true)
  const typed: Typed = {
    arguments: placeArguments(command, rest),
    flags: new Set(set),
    values: Object.fromEntries(
      named.map((option) => [option, typeof values[option] === 'string' ? values[option] : undefined]),
    ),
  }
  const clinic = typeof values.clinic === 'string' ? values.clinic : undefined
  const settings = calendarSettings(context.settings, clinic)
  const run = command.check(typed, { ...context, settings })
  return { command, json: set.includes('json'), run, settings }
}

function placeArguments({ name, parameters }: Command, rest: string[]): Typed['arguments'] {
  const missing = parameters.find((parameter, place) => !parameter.optional && rest[place] === undefined)
  if (missing) {
    const article = /^[aeiou]/.test(missing.name) ? 'an' : 'a'
    throw new InvalidUsage(`"${name}" needs ${article} ${missing.name}.`)
  }
  const extra = rest[parameters.length]
  if (extra !== undefined) throw new InvalidUsage(`Unexpected argument "${extra}".`)
  return Object.fromEntries(parameters.map((parameter, place) => [parameter.name, rest[place]]))
}

/** Splits options from arguments. An option's kind is the same for all commands that have it. */
function split(args: string[]) {
  const options: Record<string, ParseArgsOptionDescriptor> = {
    json: { type: 'boolean' },
    clinic: { type: 'string' },
  }
  for (const { flags = [], values = [] } of COMMANDS) {
    for (const flag of flags) options[flag] = { type: 'boolean' }
    for (const value of values) options[value] = { type: 'string' }
  }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    if (error instanceof TypeError) throw new InvalidUsage(error.message.split('. ')[0]?.concat('.') ?? '')
    throw error
  }
}

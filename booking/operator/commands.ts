import { block, unblock } from './block-commands.ts'
import { calendars, connect, disconnect } from './calendar-commands.ts'
import { cancel, move, resend } from './call-commands.ts'
import type { Command } from './command.ts'
import { backup, moveToServer, restoreBackup, verify } from './database-commands.ts'
import { link, report } from './day-commands.ts'
import { erase } from './erase-command.ts'
import { exportList } from './export-command.ts'
import { bookings, history, outbox, today } from './list-commands.ts'

export const COMMANDS: Command[] = [
  ...[today, link, bookings, outbox, history, report, exportList],
  ...[move, cancel, resend, block, unblock],
  ...[connect, calendars, disconnect],
  erase,
  ...[backup, verify, restoreBackup, moveToServer],
]

/** Fits 80 columns. */
export const USAGE = [
  'Usage: npm run desk -- <command>',
  '',
  ...COMMANDS.map(({ name, usage = '', summary }) => `  ${[name, usage].join(' ').trim()}\n      ${summary}`),
  '  help\n      print this list',
  '',
  'Every command takes --json, which prints full records; for programs:',
  'npm run --silent desk -- bookings --json',
  '',
  '<id> is an id that a list shows, or its first four or more characters. Dates',
  'are written 2026-12-01 and times 14:30, in the time zone of the office.',
].join('\n')

/** The usage of one command: `Usage: npm run desk -- cancel <id> [--quiet]`. */
export function usageOf({ name, usage = '' }: Command): string {
  return `Usage: npm run desk -- ${name} ${usage}`.trim()
}

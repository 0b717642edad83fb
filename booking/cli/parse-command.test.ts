import { describe, expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import { InvalidUsage } from './command.ts'
import { COMMANDS, USAGE } from './commands.ts'
import { parseCommand } from './parse-command.ts'

const context = { settings: exampleSettings, now: Temporal.Instant.from('2026-11-20T12:00:00Z') }
/** Splits at spaces; an underscore is a space within an argument. */
const parse = (line: string) =>
  parseCommand(
    line
      .split(' ')
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' ')),
    context,
  )

describe('parseCommand', () => {
  it.each([
    ['today', 'today', false],
    ['bookings --all --json', 'bookings', true],
    ['--json leads', 'leads', true],
    ['history --limit 20', 'history', false],
    ['cancel 1A2B --quiet', 'cancel', false],
    ['move 1a2b 2026-12-01 10:00 --anyway', 'move', false],
    ['block 2026-12-24', 'block', false],
    ['block 2026-12-24 12:00 24:00 --note Dentist', 'block', false],
    ['block 2026-12-24 --days 10', 'block', false],
    ['unblock 2026-12-24', 'unblock', false],
    ['unblock 1a2b', 'unblock', false],
    ['export bookings calls.csv', 'export', false],
    ['export leads --json', 'export', true],
    ['erase dana@example.com --yes', 'erase', false],
    ['report --month 2026-11 --json', 'report', true],
  ])('parses "%s"', (line, name, json) => {
    expect(parse(line)).toMatchObject({ command: { name }, json })
  })

  it.each([
    ['', 'No command given.'],
    ['bokings', 'There is no command "bokings".'],
    ['toString', 'There is no command "toString".'],
    ['leads --all', '"leads" has no option --all.'],
    ['bookings --everything', '--everything'],
    ['bookings today', 'Unexpected argument "today".'],
    ['history --limit', '--limit'],
    ['history --limit 0', '--limit must be a whole number from 1 to 500.'],
    ['history --limit many', '--limit must be'],
    ['history --limit 1e2', '--limit must be'],
    ['cancel', '"cancel" needs an id, --from-network or --since.'],
    ['cancel ab', '"ab" is not an id'],
    ['cancel %', 'is not an id'],
    ['cancel 1a2b 3c4d', 'Unexpected argument "3c4d".'],
    ['move 1a2b', '"move" needs a date.'],
    ['move 1a2b 2026-12-01', '"move" needs a time.'],
    ['move 1a2b tomorrow 10:00', '"tomorrow" is not a date: write it like 2026-12-01.'],
    ['move 1a2b 2026-02-30 10:00', '"2026-02-30" is not a date'],
    ['move 1a2b 2026-12-01 10', '"10" is not a time: write it on a 24-hour clock, like 14:30.'],
    ['move 1a2b 2026-12-01 24:00', '"24:00" is not a time'],
    ['move 1a2b 2027-03-14 02:30', 'there is no 02:30 that day in America/New_York'],
    ['move 1a2b 2027-11-07 01:30', '01:30 comes twice that day in America/New_York'],
    ['block 2026-12-24 12:00', '"block" needs two times'],
    ['block 2026-12-24 12:00 11:00', '11:00 is not after 12:00'],
    ['block 2026-12-24 noon 13:00', '"noon" is not a time'],
    ['block 2026-12-24 12:00 13:00 --days 2', 'Give either two times or --days'],
    ['block 2026-12-24 --days 367', '--days must be a whole number from 1 to 366.'],
    ['block 2026-11-19', 'That time has passed'],
    ['block 2027-03-14 02:00 03:00', 'The clocks skip 02:00 to 03:00'],
    ['unblock soon', '"soon" is not an id or a date'],
    ['unblock 2026-13-01', '"2026-13-01" is not a date'],
    ['retry xyz1', '"xyz1" is not the id of a message'],
    ['export everything', '"everything" is not one of bookings, leads, requests, results, outbox.'],
    ['export leads --csv --json', 'Give --csv or --json, not both.'],
    ['erase dana', '"dana" is neither an e-mail address like dana@example.com nor a phone'],
    ['erase a@b.c,d@e.f', 'is neither an e-mail address'],
    ['erase 555-0142', 'nor a phone number like 212-555-0142.'],
    ['send-test-mail Dana_<dana@example.com>', 'is not an e-mail address'],
    ['report --month 2026-13', '"2026-13" is not a month: write it like 2026-11.'],
  ])('rejects "%s" with a reason', (line, message) => {
    expect(() => parse(line)).toThrow(InvalidUsage)
    expect(() => parse(line)).toThrow(message)
  })
})

describe('the usage', () => {
  it('fits 80 columns and names every command once', () => {
    expect(USAGE.split('\n').filter((line) => line.length > 80)).toEqual([])
    for (const { name } of COMMANDS)
      expect(USAGE.split('\n').filter((line) => line.split(' ')[2] === name)).toHaveLength(1)
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length)
  })

  it('shows all options of each command', () => {
    for (const { usage, flags = [], values = [], name } of COMMANDS)
      for (const option of [...flags, ...values].filter((one) => !(name === 'erase' && one === 'anyway')))
        expect(usage, name).toContain(`--${option}`)
  })
})

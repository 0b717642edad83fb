import { describe, expect, it } from 'vitest'
import { InvalidUsage, parseCommand } from './parse-command.ts'

describe('parseCommand', () => {
  it.each([
    ['bookings', { command: { name: 'bookings', all: false }, json: false }],
    ['bookings --all --json', { command: { name: 'bookings', all: true }, json: true }],
    ['--json leads', { command: { name: 'leads' }, json: true }],
    ['history', { command: { name: 'history', limit: 500 }, json: false }],
    ['history --limit 20', { command: { name: 'history', limit: 20 }, json: false }],
    ['cancel 1A2B', { command: { name: 'cancel', id: '1A2B' }, json: false }],
    ['resend 1a2b3c4d', { command: { name: 'resend', id: '1a2b3c4d' }, json: false }],
  ])('parses "%s"', (args, parsed) => {
    expect(parseCommand(args.split(' '))).toEqual(parsed)
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
    ['cancel', '"cancel" needs an id.'],
    ['cancel ab', 'is not an id'],
    ['cancel %', 'is not an id'],
    ['cancel 1a2b 3c4d', 'Unexpected argument "3c4d".'],
  ])('rejects "%s" with a reason', (args, message) => {
    const attempt = () => parseCommand(args.split(' ').filter(Boolean))
    expect(attempt).toThrow(InvalidUsage)
    expect(attempt).toThrow(message)
  })
})

import { describe, expect, it } from 'vitest'
import { InvalidUsage, readOrder } from './command.ts'

describe('readOrder', () => {
  it.each([
    ['bookings', { command: { name: 'bookings', all: false }, json: false }],
    ['bookings --all --json', { command: { name: 'bookings', all: true }, json: true }],
    ['--json leads', { command: { name: 'leads' }, json: true }],
    ['history', { command: { name: 'history', limit: 500 }, json: false }],
    ['history --limit 20', { command: { name: 'history', limit: 20 }, json: false }],
    ['cancel 1A2B', { command: { name: 'cancel', id: '1A2B' }, json: false }],
    ['resend 1a2b3c4d', { command: { name: 'resend', id: '1a2b3c4d' }, json: false }],
  ])('%s', (typed, order) => {
    expect(readOrder(typed.split(' '))).toEqual(order)
  })

  it.each([
    ['', 'Which command?'],
    ['bokings', 'There is no command "bokings".'],
    ['toString', 'There is no command "toString".'],
    ['leads --all', '"leads" has no --all.'],
    ['bookings --everything', '--everything'],
    ['bookings today', '"today" is one word too many.'],
    ['history --limit', '--limit'],
    ['history --limit 0', '--limit wants a whole number from 1 to 500.'],
    ['history --limit many', '--limit wants'],
    ['cancel', 'Which call?'],
    ['cancel ab', 'is no id'],
    ['cancel %', 'is no id'],
    ['cancel 1a2b 3c4d', 'one word too many'],
  ])('refuses "%s" and says why', (typed, words) => {
    const attempt = () => readOrder(typed.split(' ').filter(Boolean))
    expect(attempt).toThrow(InvalidUsage)
    expect(attempt).toThrow(words)
  })
})

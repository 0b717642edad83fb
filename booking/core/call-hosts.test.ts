import { expect, it } from 'vitest'
import { type CallHost, formatHosts, hostsOf } from './call-hosts.ts'

const ana: CallHost = { name: 'Ana Example', role: 'strategist', calls: 'all' }
const ben: CallHost = { name: 'Ben Example', role: 'strategist', calls: ['Vision'] }
const cy: CallHost = { name: 'Cy Example', role: 'strategist', calls: ['Vision'] }

it('finds the people who take the calls of a specialty', () => {
  expect(hostsOf([ana, ben], 'Vision')).toEqual([ana, ben])
  expect(hostsOf([ana, ben], 'Ketamine')).toEqual([ana])
  expect(hostsOf([ben], 'Ketamine')).toEqual([])
})

it('names one person with the role, several without', () => {
  expect(formatHosts([ana])).toBe('Ana Example, strategist')
  expect(formatHosts([ana, ben])).toBe('Ana Example or Ben Example')
  expect(formatHosts([ana, ben, cy])).toBe('Ana Example, Ben Example, or Cy Example')
  expect(formatHosts([])).toBe('')
})

import { expect, it } from 'vitest'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { callHosts, callsOf, formatHost, hostOf, hostsOf, roomOf, rulesOf } from './call-hosts.ts'
import { AGENCY_HOST, type CallHost, OFFICE } from './settings.ts'

const ana: CallHost = { id: 'ana', name: 'Ana Ruiz', role: 'strategist', calls: 'all' }
const ben: CallHost = {
  id: 'ben',
  name: 'Ben Cole',
  role: 'founder',
  calls: ['Vision'],
  videoLink: 'https://b/',
}
const settings = { ...exampleSettings, people: [ana, ben] }

it('gives a specialty to those who take it, and to everybody when nobody does', () => {
  expect(hostsOf(settings, 'Vision')).toEqual([ana, ben])
  expect(hostsOf(settings, 'Ketamine')).toEqual([ana])
  expect(hostsOf({ ...settings, people: [ben] }, 'Ketamine')).toEqual([ben])
})

it('has one host without a name where nobody is named, and for a call whose host has left', () => {
  expect(callHosts({ ...settings, people: [] })).toMatchObject([{ id: AGENCY_HOST, name: '' }])
  expect(formatHost(hostOf(settings, { host: 'cy' }))).toBe('')
  expect(formatHost(hostOf(settings, { host: 'ana' }))).toBe('Ana Ruiz, strategist')
})

it('takes hours and room of the agency for a host without their own', () => {
  const hours = { 1: [{ from: '09:00', to: '10:00' }] }
  expect(rulesOf(settings, ana)).toEqual(settings.rules)
  expect(rulesOf(settings, { ...ana, hours }).hours).toEqual(hours)
  expect(roomOf(settings, { host: 'ana' })).toBe(settings.videoLink)
  expect(roomOf(settings, { host: 'ben' })).toBe('https://b/')
})

it('shows a host their own calls; the office, and one who takes all, everybody’s', () => {
  expect([callsOf(settings, 'ana'), callsOf(settings, OFFICE)]).toEqual(['ana', null])
  expect(callsOf({ ...settings, people: [ana] }, 'ana')).toBeNull()
})

import { expect, it } from 'vitest'
import { exampleHost, exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { AGENCY_HOST } from './settings.ts'
import { BY_EMAIL, BY_VISITOR, formatDoer, officePeople } from './staff.ts'

const people = [exampleHost('ana', { name: 'Ana Ruiz' })]
const office = [{ id: 'eve', name: 'Eve Lane', email: 'eve@wellbooked.example' }]

it.each([
  [BY_EMAIL, 'from an email'],
  [BY_VISITOR, 'by the visitor'],
  [AGENCY_HOST, 'by the office'],
  ['ana', 'by Ana Ruiz'],
  ['eve', 'by Eve Lane'],
  ['left', 'by left'],
])('%s is named “%s”', (id, name) => {
  expect(formatDoer({ ...exampleSettings, people, office }, id)).toBe(name)
})

it('lets whoever reads the agency’s email open the office where nobody is named', () => {
  expect(officePeople({ ...exampleSettings, office })).toEqual(office)
  expect(officePeople(exampleSettings)).toMatchObject([
    { id: AGENCY_HOST, email: exampleSettings.mail.agencyCopyTo },
  ])
})

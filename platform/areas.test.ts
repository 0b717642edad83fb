import { expect, it } from 'vitest'
import { type Areas, findArea } from './areas.ts'

const areas: Areas = {
  groups: [['Pain management', 'Regenerative medicine']],
  taken: [{ specialty: 'Regenerative medicine', zips: ['750', '76101'] }],
  promised: [{ specialty: 'Ketamine', zips: ['75024'], until: '2027-02-01' }],
}

it.each([
  ['Regenerative medicine', '75024', 'taken'],
  ['Regenerative medicine', '76101', 'taken'],
  ['Regenerative medicine', '76102', 'open'],
  ['Pain management', '75001', 'taken'],
  ['Vision', '75001', 'open'],
  ['Ketamine', '75024', 'promised'],
  ['Ketamine', '7502', 'not-a-zip'],
])('%s in %s: %s', (specialty, zip, kind) => {
  expect(findArea(areas, specialty, zip, '2027-02-01').kind).toBe(kind)
})

it('is open again the day after a promise ends', () => {
  expect(findArea(areas, 'Ketamine', '75024', '2027-02-02').kind).toBe('open')
})

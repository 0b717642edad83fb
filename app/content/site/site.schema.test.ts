import { expect, it } from 'vitest'
import { defineSite, type Person } from './site.schema.ts'
import { site } from './site.ts'

const { officeHours: _hours, officeDays: _days, ...facts } = site

it('names the field and what it must be', () => {
  const wrong = { ...facts, phone: { ...site.phone, dial: '212 555 0142' }, brand: '' }
  expect(() => defineSite(wrong)).toThrow(
    /^site\.config\.ts, brand: found ""; .*\nsite\.config\.ts, phone\.dial: found "212 555 0142"; it must be \+.*$/,
  )
})

it('refuses a number for display that is not the number to dial', () => {
  const withPhone = (display: string, dial: string) => () =>
    defineSite({ ...facts, phone: { display, dial } })
  expect(withPhone('(212) 555-0143', '+12125550142')).toThrow('phone.display: found "(212) 555-0143"')
  expect(withPhone('020 7946 0958', '+442079460958')).not.toThrow()
  expect(withPhone('1-800-555-CARE', '+18005552273')).not.toThrow()
})

it('takes people whose calls are of known specialties and whose photos are their own', () => {
  const about = 'Runs strategy calls and reads the numbers of every account once a week.'
  const ana = {
    name: 'Ana Example',
    role: 'strategist',
    photo: 'people/ana.jpg',
    about,
    calls: 'all' as const,
    duties: [],
  }
  const withPeople = (...people: Person[]) => defineSite({ ...facts, people }).people
  expect(withPeople(ana)).toEqual([{ ...ana, id: 'ana' }])
  expect(withPeople({ ...ana, isSample: true })[0]?.name).toBe('Ana Example (sample)')
  expect(() => withPeople({ ...ana, calls: ['Dentistry'] })).toThrow(
    'people.0.calls.0: found "Dentistry"; it is not one',
  )
  expect(() => withPeople({ ...ana, photo: '../ana.jpg' })).toThrow(
    'people.0.photo: found "../ana.jpg"; it must be an image in people/',
  )
  expect(() => withPeople(ana, { ...ana, name: 'Ben Example' })).toThrow(
    'people.0.photo: found "people/ana.jpg"; it is also the photo',
  )
})

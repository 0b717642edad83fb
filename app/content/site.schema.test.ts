import { expect, it } from 'vitest'
import site from '../../site.config.ts'
import { addressLine, defineSite, type Person } from './site.schema.ts'

const { officeHoursText, ...facts } = site

it('takes the project’s own facts and adds the office hours as text', () => {
  expect(defineSite(facts)).toEqual(site)
  expect(officeHoursText).toBe('Monday to Friday, 9:00 AM–6:00 PM EST')
})

it('names the field and what it must be', () => {
  const wrong = { ...facts, phone: { ...site.phone, dial: '212 555 0142' }, brand: '' }
  expect(() => defineSite(wrong)).toThrow(
    /site\.config\.ts, brand: .*\nsite\.config\.ts, phone\.dial: must be \+/,
  )
})

it('refuses an unsafe social address', () => {
  expect(() => defineSite({ ...facts, social: { ...site.social, x: 'javascript:alert(1)' } })).toThrow(
    'social.x',
  )
})

it('takes people whose calls are of known specialties and whose photos are their own', () => {
  const about = 'Runs strategy calls and reads the numbers of every account once a week.'
  const ana = {
    name: 'Ana Example',
    role: 'strategist',
    photo: 'people/ana.jpg',
    about,
    calls: 'all' as const,
  }
  const withPeople = (...people: Person[]) => defineSite({ ...facts, people }).people
  expect(withPeople(ana)).toEqual([ana])
  expect(() => withPeople({ ...ana, calls: ['Dentistry'] })).toThrow('people.0.calls: "Dentistry" is not one')
  expect(() => withPeople({ ...ana, photo: '../ana.jpg' })).toThrow(
    'people.0.photo: must be an image in people/',
  )
  expect(() => withPeople(ana, { ...ana, name: 'Ben Example' })).toThrow('people.0.photo: is also the photo')
})

it('says the address in one line', () => {
  expect(addressLine(site.address)).toBe('100 Example Street, Suite 200, New York, NY 10001')
})

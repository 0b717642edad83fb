import { expect, it } from 'vitest'
import site from '../../site.config.ts'
import { addressLine, defineSite } from './site.schema.ts'

const { officeHoursText, ...facts } = site

it('takes the project’s own facts and adds the office hours as text', () => {
  expect(defineSite(facts)).toEqual(site)
  expect(officeHoursText).toBe('Monday to Friday, 9:00 AM–6:00 PM EST')
})

it('names the field and what it wants', () => {
  const wrong = { ...facts, phone: { ...site.phone, dial: '212 555 0142' }, brand: '' }
  expect(() => defineSite(wrong)).toThrow(
    /site\.config\.ts, brand: .*\nsite\.config\.ts, phone\.dial: wants \+/,
  )
})

it('refuses an unsafe social address', () => {
  expect(() => defineSite({ ...facts, social: { ...site.social, x: 'javascript:alert(1)' } })).toThrow(
    'social.x',
  )
})

it('says the address in one line', () => {
  expect(addressLine(site.address)).toBe('100 Example Street, Suite 200, New York, NY 10001')
})

import { expect, it } from 'vitest'
import { parseContent } from '../checks/content-error.ts'
import { readYaml } from '../read/yaml.ts'
import { personSchema, siteSchema } from './site.schema.ts'

const facts = readYaml('site.yaml').value as Record<string, unknown>
const siteWith = (changes: object) => () => parseContent('site.yaml', siteSchema, { ...facts, ...changes })

it('refuses a number for display that is not the number to dial', () => {
  const withPhone = (display: string, dial: string) => siteWith({ phone: { display, dial } })
  expect(withPhone('(212) 555-0143', '+12125550142')).toThrow('phone.display: found "(212) 555-0143"')
  expect(withPhone('020 7946 0958', '+442079460958')).not.toThrow()
  expect(withPhone('1-800-555-CARE', '+18005552273')).not.toThrow()
})

it('takes a person with a photo beside their file', () => {
  const ana = {
    name: 'Ana Example',
    role: 'strategist',
    photo: 'ana.jpg',
    about: 'Runs strategy calls and reads the numbers of every account once a week.',
    calls: 'all',
    duties: [],
  }
  expect(personSchema.parse(ana)).toEqual(ana)
  expect(() => personSchema.parse({ ...ana, photo: '../ana.jpg' })).toThrow('must be an image beside')
})

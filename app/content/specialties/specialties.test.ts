import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentCopy } from '../../../tests/fixtures/content-copy.ts'

const inContent = contentCopy()

it('another file is another page, in menus and lists too, and a draft is none', async () => {
  const [first = '', second = ''] = readdirSync(inContent('specialties'))
  const one = readFileSync(inContent('specialties', first), 'utf8')
  const dental = one.replace(/^name: .*/m, 'name: Dental implants').replace(/^order: .*\n/m, '')
  writeFileSync(inContent('specialties/dental-implants.yaml'), dental)
  appendFileSync(inContent('specialties', second), 'draft: true\n')
  const { specialties } = await import('./specialties.data.ts')
  const { menuName } = await import('../../seo/breadcrumbs.ts')
  expect(specialties.at(-1)).toMatchObject({ name: 'Dental implants', path: '/specialties/dental-implants' })
  expect(menuName('/specialties/dental-implants')).toBe('Dental implants')
  expect(menuName(`/specialties/${second.replace('.yaml', '')}`)).toBeUndefined()
})

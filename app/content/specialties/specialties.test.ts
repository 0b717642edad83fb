import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentCopy } from '../../../tests/fixtures/temporary-folder.ts'

/** A copy of the owner's folder, read anew by each test. */
let folder: string
beforeEach(() => {
  folder = contentCopy()
  vi.stubEnv('CONTENT_DIR', folder)
  vi.resetModules()
})

it('another file is another page, in menus and lists too, and a draft is none', async () => {
  const [first = '', second = ''] = readdirSync(path.join(folder, 'specialties'))
  const one = readFileSync(path.join(folder, 'specialties', first), 'utf8')
  const dental = one.replace(/^name: .*/m, 'name: Dental implants').replace(/^order: .*\n/m, '')
  writeFileSync(path.join(folder, 'specialties/dental-implants.yaml'), dental)
  appendFileSync(path.join(folder, 'specialties', second), 'draft: true\n')
  const { specialties } = await import('./specialties.data.ts')
  const { menuName } = await import('../../seo/breadcrumbs.ts')
  expect(specialties.at(-1)).toMatchObject({ name: 'Dental implants', path: '/specialties/dental-implants' })
  expect(menuName('/specialties/dental-implants')).toBe('Dental implants')
  expect(menuName(`/specialties/${second.replace('.yaml', '')}`)).toBeUndefined()
})

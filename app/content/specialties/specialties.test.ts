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

const SHORT = `name: Sleep medicine
practices: sleep practices
headline: { plain: Sleep consultations, turn: with the price up front. }
lead: We build ads and pages that name the price of the test.
closing: Bring your price list.
`

it('six texts are enough; a section whose texts are empty isn’t there, and one with some texts needs all', async () => {
  const file = path.join(folder, 'specialties/sleep.yaml')
  const empty = `questions: { headline: "", items: [{ question: "", where: ad, answer: "" }] }\nfacts: []\n`
  writeFileSync(file, `${SHORT}${empty}meta: { title: "", description: "" }\n`)
  const { specialties } = await import('./specialties.data.ts')
  const {
    name,
    practices,
    headline,
    lead,
    closing,
    meta,
    slug,
    path: address,
    order,
    ...rest
  } = specialties.find((one) => one.slug === 'sleep') ?? {}
  expect(Object.values(rest).filter((part) => part !== undefined)).toEqual([])
  expect(meta).toEqual({ title: expect.stringContaining('sleep practices'), description: lead })

  vi.resetModules()
  writeFileSync(file, `${SHORT}${empty.replace('headline: ""', 'headline: What they ask.')}`)
  await expect(import('./specialties.data.ts')).rejects.toThrow(
    'questions.items.1.answer: found ""; it is empty',
  )
})

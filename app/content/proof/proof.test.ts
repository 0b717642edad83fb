import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { contentCopy } from '../../../tests/fixtures/temporary-folder.ts'

const folder = contentCopy('proof/')
vi.stubEnv('CONTENT_DIR', folder)
afterEach(() => vi.resetModules())

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
const read = () => import('./proof.data.ts')

const consent = `consent:
  who: Dana Example, owner
  date: 2027-02-01
  howGiven: Signed form
  note: Approved this wording for the website.`

const review = (fields = consent) => `---
name: Dana Example
role: Owner
practice: Example Practice
date: 2027-01-20
payment: Nothing was given for this review.
${fields}
---
They told us in the second week
what was not working.`

const logo = `---
practice: Example Practice
image: example.svg
${consent}
---`

it.each([
  ['reviews', review(''), 'consent: found nothing'],
  ['reviews', review(consent.replace(/\n {2}howGiven:.*/, '')), 'consent.howGiven'],
  ['reviews', review().replace(/payment: .*\n/, ''), 'payment: found nothing'],
  ['reviews', review().replace(/They[\s\S]*/, ''), 'text: it is missing'],
  ['logos', logo.replace(consent, ''), 'consent: found nothing'],
  ['logos', logo, 'image: it names example.svg'],
])('refuses an entry of %s with its file and field: %#', async (kind, text, message) => {
  write(`proof/${kind}/example.md`, text)
  const refused = await read().catch((error: Error) => error)
  write(`proof/${kind}/example.md`, '---\ndraft: true\n---\n')
  expect(String(refused)).toContain(`content/proof/${kind}/example.md`)
  expect(String(refused)).toContain(message)
})

it('reads entries, newest consent first, and shows each with what was paid, not how consent was given', async () => {
  write('proof/reviews/older.md', review(consent.replace('2027-02-01', '2026-12-01')))
  write('proof/reviews/newer.md', review())
  write('proof/logos/example.md', logo)
  write('proof/logos/example.svg', '<svg/>')
  const { proof } = await read()
  expect(proof.reviews.map(({ slug }) => slug)).toEqual(['newer', 'older'])
  expect(proof.reviews[0]?.words).toBe('They told us in the second week what was not working.')
  expect(proof.logos[0]?.image).toBe('proof/logos/example.svg')

  const { Proof } = await import('../../components/proof/proof.tsx')
  const html = renderToStaticMarkup(createElement(Proof))
  for (const text of ['They told us', 'January 20, 2027. Nothing was given', 'alt="Example Practice"'])
    expect(html).toContain(text)
  expect(html).not.toContain('Signed form')
})

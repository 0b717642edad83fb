import { expect, it } from 'vitest'
import { readProof } from './read-proof.ts'

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
])('refuses an entry of %s with its file and field: %#', (folder, text, message) => {
  const read = () => readProof({ [`./${folder}/example.md`]: text }, {})
  expect(read).toThrow(`app/content/proof/${folder}/example.md, ${message}`)
})

it('reads entries, newest consent first', () => {
  const older = review(consent.replace('2027-02-01', '2026-12-01'))
  const found = readProof(
    {
      './reviews/older.md': older,
      './reviews/newer.md': review(),
      './logos/example.md': logo,
    },
    { './logos/example.svg': '/assets/example.svg' },
  )
  expect(found.reviews.map(({ slug }) => slug)).toEqual(['newer', 'older'])
  expect(found.reviews[0]?.words).toBe('They told us in the second week what was not working.')
  expect(found.logos[0]?.src).toBe('/assets/example.svg')
})

import { describe, expect, it } from 'vitest'
import { proof } from './proof.ts'
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

const study = `---
practice: Example Practice
specialty: Pain management
place: Austin, TX
period: January to March 2027
figures:
  - value: '31'
    label: qualified consultations in the best 30 days
source: The practice’s own calendar, counted by both of us.
${consent}
---
What we did first.

What we did then.`

const logo = `---
practice: Example Practice
image: example.svg
${consent}
---`

const refusal = (texts: Record<string, string>, images = {}) => {
  try {
    readProof(texts, images)
    return 'accepted'
  } catch (error) {
    return String(error)
  }
}

describe('an entry', () => {
  it.each([
    ['reviews', review('')],
    ['case-studies', study.replace(consent, '')],
    ['logos', logo.replace(consent, '')],
  ])('in %s without consent is refused with file and field', (folder, text) => {
    expect(refusal({ [`./proof/${folder}/example.md`]: text })).toContain(
      `app/content/proof/${folder}/example.md, consent: found nothing`,
    )
  })

  it.each(['who', 'date', 'howGiven', 'note'])('without consent.%s is refused', (field) => {
    const text = review(consent.replace(new RegExp(`\\n  ${field}:.*`), ''))
    expect(refusal({ './proof/reviews/example.md': text })).toContain(`consent.${field}`)
  })

  it('is refused if a review does not say whether it was paid for', () => {
    const text = review().replace(/payment: .*\n/, '')
    expect(refusal({ './proof/reviews/example.md': text })).toContain(
      'reviews/example.md, payment: found nothing',
    )
  })

  it('is refused if its picture or its text is missing', () => {
    expect(refusal({ './proof/logos/example.md': logo })).toContain('image: it names example.svg')
    const empty = review().replace(/They[\s\S]*/, '')
    expect(refusal({ './proof/reviews/example.md': empty })).toContain('text: it is missing')
  })
})

it('reads entries, newest consent first', () => {
  const older = review(consent.replace('2027-02-01', '2026-12-01'))
  const found = readProof(
    {
      './proof/reviews/older.md': older,
      './proof/reviews/newer.md': review(),
      './proof/case-studies/example.md': study,
      './proof/logos/example.md': logo,
    },
    { './proof/logos/example.svg': '/assets/example.svg' },
  )
  expect(found.reviews.map(({ slug }) => slug)).toEqual(['newer', 'older'])
  expect(found.reviews[0]?.words).toBe('They told us in the second week what was not working.')
  expect(found.caseStudies[0]?.paragraphs).toEqual(['What we did first.', 'What we did then.'])
  expect(found.logos[0]?.src).toBe('/assets/example.svg')
})

it('the files in the project are valid', () => {
  expect(Object.keys(proof)).toEqual(['caseStudies', 'reviews', 'logos'])
})

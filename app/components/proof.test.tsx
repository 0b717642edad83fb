import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ProofContent } from '../content/proof.schema.ts'
import { proofLabels } from '../content/proof.ts'
import { Proof } from './proof.tsx'

const consent = {
  who: 'Dana Example, owner',
  date: '2027-02-01',
  howGiven: 'Signed form',
  note: 'For the website.',
}

const content: ProofContent = {
  caseStudies: [
    {
      slug: 'example',
      practice: 'Example Practice',
      specialty: 'Pain management',
      place: 'Austin, TX',
      period: 'January to March 2027',
      figures: [{ value: '31', label: 'qualified consultations in 30 days' }],
      source: 'The practice’s own calendar.',
      paragraphs: ['What we did first.'],
      consent,
    },
  ],
  reviews: [
    {
      slug: 'example',
      name: 'Dana Example',
      role: 'Owner',
      practice: 'Example Practice',
      date: '2027-01-20',
      payment: 'Nothing was given for this review.',
      words: 'They told us what was not working.',
      consent,
    },
  ],
  logos: [
    {
      slug: 'example',
      practice: 'Example Practice',
      image: 'example.svg',
      src: '/assets/example.svg',
      consent,
    },
  ],
}

it('renders nothing without entries', () => {
  const none = { caseStudies: [], reviews: [], logos: [] }
  expect(renderToStaticMarkup(<Proof content={none} labels={proofLabels} />)).toBe('')
})

it('shows every entry with its source, its permission and what was paid', () => {
  const html = renderToStaticMarkup(<Proof content={content} labels={proofLabels} />)
  for (const text of [
    'Example Practice',
    '31',
    'The practice’s own calendar.',
    'Dana Example, owner, February 1, 2027',
    'They told us what was not working.',
    'January 20, 2027. Nothing was given for this review.',
    'alt="Example Practice"',
    proofLabels.disclaimer,
  ])
    expect(html).toContain(text)
  expect(html).not.toContain(consent.howGiven)
})

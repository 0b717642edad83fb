import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type ProofContent, proofLabels } from '../../content/proof/proof.data.ts'
import { Proof } from './proof.tsx'

const consent = {
  who: 'Dana Example, owner',
  date: '2027-02-01',
  howGiven: 'Signed form',
  note: 'For the website.',
}
const content: ProofContent = {
  caseStudies: [],
  reviews: [
    {
      slug: 'example',
      name: 'Dana Example',
      role: 'Owner',
      practice: 'Example Practice',
      date: '2027-01-20',
      payment: 'Nothing was given for this review.',
      words: 'They told us.',
      consent,
    },
  ],
  logos: [
    {
      slug: 'example',
      practice: 'Example Practice',
      image: 'proof/logos/example.svg',
      consent,
    },
  ],
}

it('shows every entry with what was paid, and not how consent was given', () => {
  const html = renderToStaticMarkup(<Proof content={content} labels={proofLabels} />)
  for (const text of ['They told us.', 'January 20, 2027. Nothing was given', 'alt="Example Practice"'])
    expect(html).toContain(text)
  expect(html).not.toContain(consent.howGiven)
})

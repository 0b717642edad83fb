import { checkContent } from '../checks/fields.schema.ts'
import { proofLabelsSchema } from './proof.schema.ts'
import { readProof } from './read-proof.ts'

const texts = import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true })
const images = import.meta.glob<string>('./logos/*.{svg,png,webp}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** Real case studies, reviews and logos; all empty until their files exist. */
export const proof = readProof(texts, images)

export const proofLabels = checkContent('app/content/proof/proof.ts', proofLabelsSchema, {
  headline: 'Results and reviews from practices we work with',
  disclaimer:
    'Each result is one practice’s. Yours depends on your prices, your area and your team, and it can be lower.',
  source: 'How it was counted:',
  permission: 'Shown with written permission of',
})

import { expect, it } from 'vitest'
import { contentPolicy, hashSource } from './content-policy.ts'

const page = { path: '/', clinic: undefined, frames: [], style: 'a{}', scripts: ['known()'] }
const site = { analyticsId: 'G-TEST123456', webhook: { address: '/desk/webhook', isDesk: true } }

it('allows inline what the code puts there', () => {
  const policy = contentPolicy(page, { ...site, analyticsId: undefined })
  expect(policy).toContain(`; script-src 'self' ${hashSource('known()')}; `)
  expect(policy).toContain(`; style-src 'self' ${hashSource('a{}')}; `)
})

it('lets a page for patients frame its clinic’s booking page, and nothing else from outside', () => {
  const policy = contentPolicy({ ...page, clinic: null, frames: ['https://clinic.example'] }, site)
  expect(policy.match(/https:[^; ]*/g)).toEqual(['https://clinic.example'])
  expect(contentPolicy(page, site)).toContain("; frame-src 'none'; ")
})

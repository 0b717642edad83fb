import { expect, it } from 'vitest'
import { contentPolicy, filePolicy, hashSource } from './content-policy.ts'

const page = { path: '/', clinic: undefined, frames: [], styles: ['a{}', 'b{}'], scripts: ['known()'] }
const site = { analyticsId: 'G-TEST123456', webhook: { address: '/desk/webhook', isDesk: true } }

it('allows inline what the code puts there', () => {
  const policy = contentPolicy(page, { ...site, analyticsId: undefined })
  expect(policy).toContain(`; script-src 'self' ${hashSource('known()')}; `)
  expect(policy).toContain(`; style-src 'self' ${hashSource('a{}')} ${hashSource('b{}')}; `)
})

it('lets a page for patients frame its clinic’s booking page, and nothing else from outside', () => {
  const policy = contentPolicy({ ...page, clinic: null, frames: ['https://clinic.example'] }, site)
  expect(policy.match(/https:[^; ]*/g)).toEqual(['https://clinic.example'])
  expect(contentPolicy(page, site)).toContain("; frame-src 'none'; ")
})

it('lets analytics load and report, and the webhook’s test page alone send to an outside address', () => {
  const outside = { ...site, webhook: { address: 'https://hooks.example/x', isDesk: false } }
  const test = contentPolicy({ ...page, path: '/webhook-test' }, outside)
  expect(test).toContain("; form-action 'self' https://hooks.example; ")
  expect(test).toContain("; connect-src 'self' https://hooks.example ")
  for (const known of ['https://www.googletagmanager.com', 'report-to']) expect(test).toContain(known)
  expect(contentPolicy(page, outside)).not.toContain('hooks.example')
  expect(contentPolicy({ ...page, path: '/webhook-test' }, site)).toContain("; form-action 'self'; ")
  for (const some of [contentPolicy({ ...page, clinic: null }, site), filePolicy])
    expect(some).not.toMatch(/google|report-to/)
})

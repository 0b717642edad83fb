import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { prerenderPaths } from '../../app/prerender-paths.ts'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { observatoryScore } from './observatory.ts'

const server = serverForTests({ SITE_ORIGIN: 'https://www.wellbooked.example' })
const counting = serverForTests({
  SITE_ORIGIN: 'https://www.wellbooked.example',
  ANALYTICS_ID: 'G-TEST123456',
  BOOKING_WIDGET_URL: 'https://widget.example/booking/1',
  WEBHOOK_URL: 'https://hooks.example/1',
})

const ask = (address: string, from = server) => fetch(`${from.origin}${address}`, { redirect: 'manual' })
const policyOf = async (address: string, from = server) => {
  const header = (await ask(address, from)).headers.get('content-security-policy') ?? ''
  return new Map(header.split('; ').map((entry) => [entry.split(' ')[0] ?? '', entry.split(' ').slice(1)]))
}

const made = ['/book', '/bookingconfirmation', '/growth_playbook', '/webhook-test', '/blog?category=x']
const pages = [...prerenderPaths, ...made]
const others = [
  '/no-such-page',
  '/favicon.svg',
  '/desk/booking',
  '/desk/lead',
  '/desk/slots',
  '/health',
  '/%00',
]

describe.each([...pages, ...others])('%s', (address) => {
  it('scores at least 100 by the Observatory’s rules and sets no cookie', async () => {
    for (const from of [server, counting]) {
      const { headers } = await ask(address, from)
      const { score, verdicts } = observatoryScore(headers)
      expect(score, JSON.stringify(verdicts)).toBeGreaterThanOrEqual(100)
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull()
    }
  })
})

describe.each(pages)('the policy of %s', (address) => {
  it('allows inline scripts only by hash, and requires trusted types', async () => {
    const policy = await policyOf(address)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('script-src')?.every((source) => /^'(self|sha256-[\w+/=]+)'$/.test(source))).toBe(true)
  })
})

it('allows frames only on pages with a frame, from configured origins', async () => {
  expect((await policyOf('/')).get('frame-src')).toEqual(["'none'"])
  expect((await policyOf('/book')).get('frame-src')).toEqual(["'self'"])
  expect((await policyOf('/book', counting)).get('frame-src')).toEqual(["'self'", 'https://widget.example'])
})

it('allows the outside webhook only on its page', async () => {
  expect((await policyOf('/webhook-test', counting)).get('connect-src')).toContain('https://hooks.example')
  expect((await policyOf('/', counting)).get('connect-src')).not.toContain('https://hooks.example')
})

it('allows analytics only with a property, never on patient pages', async () => {
  const tag = 'https://www.googletagmanager.com'
  expect((await policyOf('/seo')).get('script-src')).not.toContain(tag)
  expect((await policyOf('/seo', counting)).get('script-src')).toContain(tag)
  for (const address of ['/desert-light', '/legacy-oaks', '/865']) {
    const policy = await policyOf(address, counting)
    expect([...policy.values()].flat().filter((source) => source.startsWith('https:'))).toEqual([])
  }
})

it('allows a patient’s page no other site, not even to frame an outside widget', async () => {
  for (const step of [
    '',
    '&step=presentation',
    '&step=assessment',
    '&step=questions',
    '&step=consultation',
  ]) {
    const policy = await policyOf(`/book?clinic=legacy-oaks${step}`, counting)
    expect([...policy.values()].flat().filter((source) => source.startsWith('https:'))).toEqual([])
  }
  const calendar = await policyOf('/book?clinic=legacy-oaks&step=consultation', counting)
  expect(calendar.get('frame-src')).toEqual(["'self'"])
  expect((await policyOf('/book?clinic=no-such-clinic', counting)).get('frame-src')).toContain(
    'https://widget.example',
  )
})

it('writes the same headers to _headers', () => {
  const file = path.resolve(import.meta.dirname, '..', '..', 'build', 'site', 'client', '_headers')
  const rules = readFileSync(file, 'utf8')
  for (const address of prerenderPaths) expect(rules).toContain(`\n${address}\n  Cache-Control: no-cache`)
  expect(rules).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cross-Origin-Resource-Policy: same-origin/)
  expect(rules).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable')
})

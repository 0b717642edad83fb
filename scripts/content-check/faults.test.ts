import { expect, it } from 'vitest'
import { concerns, withFaults } from './faults.ts'

const pageNames = new Map([
  ['/', 'home'],
  ['/bookingconfirmation', 'booking-confirmation'],
])

it.each([
  ['pages/home.yaml', '/', true],
  ['pages/home.yaml', '/about', false],
  ['pages/booking-confirmation.yaml', '/bookingconfirmation', true],
  ['pages/not-found.yaml', '/about', true],
  ['posts/new-rules.md', '/blog/new-rules', true],
  ['posts/new-rules.md', '/blog', true],
  ['posts/new-rules.md', '/', false],
  ['clinics/desert-light.yaml', '/desert-light', true],
  ['site.yaml', '/about', true],
  [undefined, '/about', true],
])('a fault in %s and the page %s: %s', (file, address, isShown) => {
  expect(concerns({ file, message: '' }, address, pageNames)).toBe(isShown)
})

it('lays sentences over a page, which its policy allows, and over nothing else', async () => {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "style-src 'self' 'sha256-a'" }
  const page = () => new Response('<body><p>Words</p></body>', { status: 404, headers })
  const shown = await withFaults(page(), ['a < b'])
  expect(shown.status).toBe(404)
  expect(await shown.text()).toMatch(/<p>Words<\/p>.*a &lt; b.*<\/body>/s)
  expect(shown.headers.get('content-security-policy')).toMatch(/'self' 'sha256-[^']+' 'sha256-a'/)
  expect(await (await withFaults(page(), [])).text()).not.toContain('details')
  expect(await (await withFaults(Response.json(1), ['wrong'])).json()).toBe(1)
})

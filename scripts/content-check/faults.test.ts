import { expect, it } from 'vitest'
import { withFaults } from './faults.ts'

it('lays sentences over a page, which its policy allows, and over nothing else', async () => {
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "style-src 'self' 'sha256-a'" }
  const page = () => new Response('<body><p>Words</p></body>', { status: 404, headers })
  const shown = await withFaults(page(), ['a < b'])
  expect(shown.status).toBe(404)
  expect(await shown.text()).toMatch(/<p>Words<\/p>.*a &#60; b.*<\/body>/s)
  expect(shown.headers.get('content-security-policy')).toMatch(/'self' 'sha256-[^']+' 'sha256-a'/)
  expect(await (await withFaults(page(), [])).text()).not.toContain('details')
  expect(await (await withFaults(Response.json(1), ['wrong'])).json()).toBe(1)
})

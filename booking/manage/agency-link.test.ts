import { expect, it } from 'vitest'
import { callPages, FRIDAY } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { createCallLink } from '../messages/secret-links.ts'

onEmbeddedStore((store) => {
  it('speaks to the agency about the visitor, in office time, and leads back to the call', async () => {
    const t = callPages(store())
    const { booking } = await t.book()
    const secret = await createCallLink(store(), booking.id, FRIDAY, 'agency')
    const at = (path = '') => `/desk/call${path}?booking=${secret}`
    for (const path of ['', '/move', '/cancel']) {
      const html = await (await t.get(at(path))).text()
      expect(html).toContain(`>${booking.name}, ${booking.practice}</b>`)
      expect(html).toMatch(/10:00\sAM Eastern/)
      expect(html).not.toMatch(/\byour (call|time)\b|AM Mountain/i)
    }
    const moved = await t.post(at('/move'), { start: '2026-12-01T15:45:00Z' })
    expect(moved.headers.get('location')).toBe(at())
    expect(await (await t.get(at())).text()).toContain('This call was moved')
    const file = await (await t.get(at('/invitation.ics'))).text()
    expect(file).toContain(`SUMMARY:Call: ${booking.name}`)
    await t.post(at('/cancel'))
    const canceled = await (await t.get(at())).text()
    expect(canceled).toContain('This call was canceled')
    expect(canceled).not.toContain('Book another time')
    expect(t.log()).toContain('Call canceled by the agency.')
  })
})

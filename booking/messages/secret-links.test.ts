import { expect, it } from 'vitest'
import { FRIDAY, tuesdaySettings as settings } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { callHosts } from '../core/call-hosts.ts'
import { OFFICE } from '../core/settings.ts'
import { createDayLink, findDay } from './secret-links.ts'

onEmbeddedStore((store) => {
  const [host = ''] = callHosts(settings).map(({ id }) => id)
  it.each([
    [OFFICE, 12],
    [host, 7 * 24],
  ])('a link to %s ends after %i hours', async (of, hours) => {
    const secret = await createDayLink(store(), of, FRIDAY, host)
    const end = FRIDAY.add({ hours })
    const found = (now: Temporal.Instant) => findDay({ store: store(), settings, now: () => now }, secret)
    expect((await found(end.subtract({ seconds: 1 })))?.host).toBe(of)
    expect(await found(end)).toBeNull()
  })
})

import { expect, it } from 'vitest'
import { readReport } from '../../booking/counts/report.ts'
import { addSeen } from '../../booking/store/seen.ts'
import { exampleSettings } from '../../tests/fixtures/example-settings.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { countSeen } from './seen.ts'

const ORIGIN = 'https://www.site.example'
const log = { error: () => {} } as never

onBothStores((store) => {
  it('counts what pages of ours report, in two processes, and nothing else', async () => {
    const open = () =>
      countSeen({
        addSeen: (counts) => addSeen(store(), counts),
        hasPage: (address) => address === '/' || address === '/book',
        today: () => '2026-12-01',
        log,
      })
    // Two processes count into one store.
    const counters = [open(), open()]
    const apps = counters.map((counter) => counter.routes(ORIGIN, () => '203.0.113.7'))
    const send = (form: Record<string, string>, index = 0, origin = ORIGIN) =>
      apps[index]?.request(`${ORIGIN}/seen`, {
        method: 'POST',
        headers: { Origin: origin },
        body: new URLSearchParams(form),
      })
    for (let visit = 0; visit < 40; visit++) {
      await send({ page: '/', source: 'google.com', events: 'seen:narrow' }, visit % 2)
      await send({ page: '/', source: '', events: `lcp:${1000 + visit * 100} inp:40 cls:0.02` }, visit % 2)
    }
    await send({ page: '/book', source: '', events: 'seen:wide' })
    await send({ page: '/book', source: '', events: 'chosen' })
    await send({ page: '/book', source: '', events: 'begun' })
    counters[0]?.count('', '', 'patients')
    // Something of a person could stand in it.
    await send({ page: '/', source: 'a name@example.com', events: 'seen:wide' })
    for (const wrong of [
      { page: '/nowhere', source: '', events: 'seen:wide' },
      { page: '/', source: '', events: 'seen:wide2 patient:1' },
    ])
      expect((await send(wrong))?.status).toBe(204)
    expect(
      (await send({ page: '/', source: '', events: 'seen:wide' }, 0, 'https://other.example'))?.status,
    ).toBe(403)
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://cdn.example/a.js?x=1' }
    const reports = { method: 'POST', body: JSON.stringify([{ url: `${ORIGIN}/`, body }]) }
    expect((await apps[0]?.request(`${ORIGIN}/seen/reports`, reports))?.status).toBe(204)
    for (const counter of counters) await counter.close()

    const period = {
      since: Temporal.Instant.from('2026-11-20T12:00:00Z'),
      now: Temporal.Instant.from('2026-12-05T12:00:00Z'),
      rules: exampleSettings.rules,
    }
    const { pages, sources, firstPages, faults, ...way } = await readReport(store(), null, period)
    expect(pages.map(({ page }) => page)).toEqual(['/', '/book'])
    expect(pages[0]).toEqual({ page: '/', seen: 41, lcp: 3900, inp: 40, cls: 0.02 })
    expect(faults).toEqual([{ event: 'blocked:script-src-elem:cdn.example', times: 1 }])
    expect(sources).toMatchObject([
      { name: 'google.com', arrived: 40 },
      { name: 'other', arrived: 1 },
    ])
    expect(firstPages).toMatchObject([{ name: '/', arrived: 41, booked: 0 }])
    expect(way).toMatchObject({
      arrived: 41,
      sawCalendar: 1,
      choseTime: 1,
      beganDetails: 1,
      forPatients: 1,
      booked: 0,
    })
  })
})

import { expect, it } from 'vitest'
import { readPages, readReport } from '../../booking/counts/report.ts'
import { addSeen, MAX_ROWS, MAX_SOURCES, readSeen, type Seen } from '../../booking/store/seen.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { countSeen, MAX_COUNTS } from './seen.ts'

const ORIGIN = 'https://www.site.example'
const log = { error: () => {} } as never

onBothStores((store) => {
  it('counts what pages of ours report, in two processes, and nothing else', async () => {
    const open = () =>
      countSeen({
        addSeen: (counts) => addSeen(store(), counts),
        hasPage: (address) => address === '/' || address === '/book',
        scripts: new Set(['main-abc.js']),
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
    const invented = 'seen:wide2 patient:1 lcp:1234 failed:invented.js:1'
    for (const wrong of [
      { page: '/nowhere', source: '', events: 'seen:wide' },
      { page: '/', source: '', events: invented },
    ])
      expect((await send(wrong))?.status).toBe(204)
    await send({ page: '/', source: '', events: 'failed:main-abc.js:1 failed:main-abc.js:1' })
    await send({ page: '/book', source: '', events: 'failed:book:12' })
    expect(
      (await send({ page: '/', source: '', events: 'seen:wide' }, 0, 'https://other.example'))?.status,
    ).toBe(403)
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://cdn.example/a.js?x=1' }
    const reported = [
      { url: `${ORIGIN}/`, body },
      { url: `${ORIGIN}/nowhere`, body },
      { url: `${ORIGIN}/`, body: { ...body, effectiveDirective: 'a name' } },
    ]
    const reports = { method: 'POST', body: JSON.stringify(reported) }
    expect((await apps[0]?.request(`${ORIGIN}/seen/reports`, reports))?.status).toBe(204)
    for (const counter of counters) await counter.close()

    const period = {
      since: Temporal.Instant.from('2026-11-20T12:00:00Z'),
      now: Temporal.Instant.from('2026-12-05T12:00:00Z'),
      rules: exampleSettings.rules,
    }
    const { sources, firstPages, ...way } = await readReport(store(), null, period)
    const { pages, faults } = await readPages(store(), period)
    expect(pages.map(({ page }) => page)).toEqual(['/', '/book'])
    expect(pages[0]).toEqual({ page: '/', seen: 41, lcp: 3900, inp: 40, cls: 0.02 })
    expect(faults.toSorted((a, b) => (a.event < b.event ? -1 : 1))).toEqual([
      { event: 'blocked:script-src-elem:cdn.example', times: 1 },
      { event: 'failed:book:12', times: 1 },
      { event: 'failed:main-abc.js:1', times: 1 },
    ])
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

  it('keeps so many rows and sources of a day, however much is invented, and goes on counting views', async () => {
    const day = '2026-12-01'
    const view = { day, page: '/', event: 'seen:wide', times: 1 }
    const numbered = (length: number, one: (index: number) => Seen) =>
      Array.from({ length }, (_, n) => one(n))
    await addSeen(
      store(),
      numbered(MAX_SOURCES + 5, (n) => ({ ...view, source: `s${n}` })),
    )
    await addSeen(store(), [
      { ...view, source: 's0' },
      { ...view, source: 'direct' },
      { ...view, source: 'new' },
    ])
    for (const from of [0, MAX_ROWS])
      await addSeen(
        store(),
        numbered(MAX_ROWS, (n) => ({ ...view, source: '', event: `lcp:${from + n}` })),
      )
    await addSeen(store(), [{ ...view, page: '/book', source: '' }])
    await addSeen(
      store(),
      numbered(MAX_ROWS, (n) => ({ ...view, page: `/${n}`, source: '' })),
    )
    await addSeen(store(), [{ ...view, source: 's0' }])
    const rows = await readSeen(store())
    const timesOf = (source: string) =>
      rows.filter((one) => one.page === '/' && one.source === source && one.event === view.event)[0]?.times
    expect(rows).toHaveLength(MAX_ROWS)
    expect(['s0', `s${MAX_SOURCES - 1}`, `s${MAX_SOURCES}`, 'direct', 'other'].map(timesOf)).toEqual([
      3,
      1,
      undefined,
      1,
      6,
    ])
    expect(rows.some(({ page }) => page === '/book')).toBe(true)
    expect(new Set(rows.map(({ source }) => source)).size).toBe(MAX_SOURCES + 3)
  })
})

it('holds so many counts in memory, and none is lost when they can’t be written', async () => {
  const written: (readonly Seen[])[] = []
  let isAway = true
  const counter = countSeen({
    addSeen: async (counts) => {
      if (isAway) throw new Error('away')
      written.push(counts)
    },
    hasPage: () => true,
    scripts: new Set(),
    today: () => '2026-12-01',
    log,
  })
  for (let index = 0; index <= MAX_COUNTS; index++) counter.count(`/${index}`, '', 'chosen')
  counter.count('/0', '', 'chosen')
  await counter.write()
  counter.count('/0', '', 'chosen')
  isAway = false
  await counter.close()
  expect(written).toHaveLength(1)
  expect(written[0]).toHaveLength(MAX_COUNTS)
  expect(written[0]?.find(({ page }) => page === '/0')?.times).toBe(3)
})

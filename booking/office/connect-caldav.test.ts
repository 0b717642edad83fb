import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgram } from '../../scripts/test-programs.ts'
import { callPages, FRIDAY, officeSettings as settings } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { startFakeCalDav } from '../../tests/fixtures/servers/fake-caldav.ts'
import { type RunningRadicale, startRadicale } from '../../tests/fixtures/servers/start-radicale.ts'
import { listConnections } from '../calendar/connected/connections.ts'
import { OFFICE } from '../core/settings.ts'
import { createDayLink } from '../messages/secret-links.ts'

const program = findProgram('radicale')
if (!program) console.log('SKIPPED: no Radicale on this machine ("sudo apt-get install radicale" brings it)')

onEmbeddedStore((store) => {
  const office = async () => {
    const t = callPages(store(), settings)
    const key = await createDayLink(store(), OFFICE, FRIDAY, 'dana')
    const connect = (fields: Record<string, string>) => t.post(`/desk/office/calendar?link=${key}`, fields)
    /** Types a wrong calendar; returns the problem, and the name of the field with the focus. */
    const refused = async (fields: Record<string, string>) => {
      const answer = await connect(fields)
      const html = await answer.text()
      expect([answer.status, await listConnections(store())]).toEqual([422, []])
      if (fields.password) expect(html + t.log()).not.toContain(fields.password)
      const [focused = '', ...others] = html.match(/<input[^>]*autofocus[^>]*>/gi) ?? []
      expect([focused, ...others]).toEqual([expect.stringContaining('aria-describedby="caldav-problem"')])
      expect(html).toMatch(/<details[^>]* open=""/)
      return {
        problem: /id="caldav-problem"[^>]*>([^<]*)/.exec(html)?.[1],
        field: / name="(\w+)"/.exec(focused)?.[1],
        html,
      }
    }
    return { ...t, key, connect, refused }
  }

  describe.skipIf(!program)('a calendar on a real CalDAV server', () => {
    let radicale: RunningRadicale
    let typed: Record<string, string>
    beforeAll(async () => {
      radicale = await startRadicale(program ?? '')
      typed = { server: new URL(radicale.url).origin, user: 'desk', password: 'secret', person: 'ben' }
    })
    afterAll(() => radicale.stop())

    it('is connected for its host from the office, gets the calls, and says who did it', async () => {
      const t = await office()
      // One for each host.
      for (const _call of [1, 2]) await t.book()
      expect((await t.connect(typed)).headers.get('Location')).toBe(`/desk/office?link=${t.key}#hosts`)
      const [calendar, other] = await listConnections(store())
      expect([calendar, other]).toMatchObject([{ host: 'ben', readAt: FRIDAY, lastError: null }, undefined])
      expect((await t.pending()).filter((kind) => kind === 'calendar')).toHaveLength(1)
      const page = await (await t.get(`/desk/office?link=${t.key}`)).text()
      expect(page).toMatch(/Ben Cole.*desk\/calls\/: read at.*Calendar connected \(caldav\) by Dana Desk/s)
      const rows = await store().db.selectFrom('calendars').selectAll().execute()
      expect(JSON.stringify(rows) + page + t.log()).not.toContain('secret')
    })

    it('isn’t connected by a wrong password, and is asked for by name where there are several', async () => {
      const t = await office()
      expect(await t.refused({ ...typed, password: 'old-secret' })).toMatchObject({
        field: 'password',
        problem: expect.stringContaining('refused this user name and app password'),
      })
      const headers = { Authorization: `Basic ${Buffer.from('desk:secret').toString('base64')}` }
      const home = `${typed.server}/desk/home/`
      await fetch(home, { method: 'MKCALENDAR', headers })
      const { field, problem, html } = await t.refused(typed)
      const names = problem?.split(': ')[1]?.slice(0, -1).split(', ') ?? []
      expect([field, names.length]).toEqual(['calendar', 2])
      expect(html).toMatch(/<option value="ben" selected="">/)
      expect(await t.refused({ ...typed, calendar: 'Work' })).toMatchObject({ field: 'calendar', problem })
      const calendar = names.find((name) => name.includes('calls')) ?? ''
      expect((await t.connect({ ...typed, calendar })).status).toBe(303)
      expect(await listConnections(store())).toMatchObject([{ account: `${typed.server}/desk/calls/` }])
      await fetch(home, { method: 'DELETE', headers })
    })
  })

  it('is asked for again with one sentence for whatever is missing or wrong, and nothing is sent unencrypted', async () => {
    const t = await office()
    const typed = { server: 'https://127.0.0.1:9', user: 'ana', password: 'secret', person: 'ana' }
    const refused = async (changes: object) => {
      const { field, problem } = await t.refused({ ...typed, ...changes })
      return [field, problem]
    }
    const address = ['server', 'Enter the server’s address, like https://caldav.icloud.com.']
    for (const server of ['', 'icloud', 'http://caldav.example.com', 'ftp://127.0.0.1'])
      expect(await refused({ server })).toEqual(address)
    expect(await refused({ user: ' ' })).toEqual(['user', 'Enter the user name.'])
    expect(await refused({ password: '' })).toEqual(['password', 'Enter the app password.'])
    expect(await refused({})).toEqual(['server', expect.stringContaining('answers at this address')])
    const server = await startFakeCalDav()
    server.asksFor = 'Digest realm="x", nonce="y"'
    const digest = ['server', expect.stringContaining('takes passwords only by Digest')]
    expect(await refused({ server: server.url })).toEqual(digest)
    expect((await t.connect({ ...typed, person: 'nobody' })).status).toBe(400)
    expect((await t.get(`/desk/office/calendar?link=${t.key}`)).status).toBe(303)
  })
})

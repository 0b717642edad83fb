import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { CLINIC, clinicCommands, email, patient } from '../../tests/fixtures/clinic-commands.ts'
import { listChanges } from '../db/audit.ts'
import { bookingById } from '../db/bookings.ts'
import type { Booking } from '../domain/booking.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'
import { COMMANDS } from './commands.ts'

onBothStores((store, place) => {
  const { type, bookWith, seed } = clinicCommands(store, place)

  it('with --clinic the same commands see and change that clinic’s alone, with a patient’s columns', async () => {
    const { call, consultation } = await seed()
    const id = consultation.id.slice(0, 8)
    const listed = await type(`bookings --clinic ${CLINIC}`)
    expect(listed.out).toMatch(/^When +Name +Phone +E-mail +Id +Held until\n/)
    expect(listed.out).toMatch(/Wed, Dec 2, 2026, 10:00 AM CST +Patience Quill +\+1 \(972\) 555-0199 x4/)
    expect((await type(`today --clinic ${CLINIC}`)).out).toMatch(
      /^Time +Name +Phone +E-mail +Attending +Id\n[\s\S]*Patience Quill/,
    )
    const csv = (await type(`export bookings --clinic ${CLINIC}`)).out
    expect(csv).toContain('Patience Quill')
    expect(csv).not.toMatch(/practice|specialty|area|attribution/i)
    const report = (await type(`report --clinic ${CLINIC}`)).out
    expect(report).toMatch(/Calls booked +0\n/)
    expect(report).toMatch(/Calls that take place in the month +1\n/)
    expect(report).not.toMatch(/Guide|Booked from|e-mailed results/i)
    const all = []
    for (const line of [
      'bookings',
      'bookings --json',
      'outbox --all',
      'export outbox',
      'blocks',
      'set-aside',
      `export-person ${email}`,
    ])
      all.push((await type(`${line} --clinic ${CLINIC}`)).out)
    expect(all.join('\n')).not.toContain(call.id.slice(0, 8))
    expect(all.join('\n')).not.toContain('Owen')

    expect((await type(`move ${id} 2026-12-03 09:30 --clinic ${CLINIC}`)).out).toContain(
      'to Thursday, December 3, 2026 at 9:30 AM Central Standard Time.',
    )
    expect((await type(`move ${id} 2026-12-05 09:30 --clinic=${CLINIC}`)).err).toContain(
      'are in the file of legacy-oaks in app/content/clinics)',
    )
    expect((await type(`resend ${id} --clinic ${CLINIC}`)).out).toContain('queued again')
    expect((await type(`block 2026-12-09 --clinic ${CLINIC}`)).code).toBe(0)
    expect((await type(`unblock 2026-12-09 --clinic ${CLINIC}`)).code).toBe(0)
    expect((await type(`cancel ${id} --clinic ${CLINIC}`)).code).toBe(0)
    expect((await bookingById(store(), call.id))?.status).toBe('confirmed')
  })

  it('names the clinic in each entry of the trail', async () => {
    const { consultation } = await seed()
    const ofMine = async (host: string) =>
      (await listChanges(store(), host, 10_000)).map(({ action }) => action)
    const before = { agency: await ofMine(AGENCY_HOST), clinic: await ofMine(CLINIC) }
    const retried = await store()
      .db.selectFrom('outbox')
      .select('id')
      .where('bookingId', '=', consultation.id)
      .executeTakeFirstOrThrow()
    const lines = [
      ...[`move ${consultation.id} 2026-12-03 09:30`, `resend ${consultation.id}`, 'block 2026-12-10'],
      ...['unblock 2026-12-10', 'export bookings', `export-person ${email}`],
      ...[`retry ${retried.id}`, 'cancel --since 2026-11-01_09:00 --yes', `erase ${email} --yes`],
    ]
    await store().db.updateTable('outbox').set({ droppedAt: null, sentAt: null }).execute()
    for (const line of lines) await type(`${line} --clinic ${CLINIC}`)
    const actions = ['move', 'resend', 'block', 'unblock', 'export', 'export-person', 'cancel-flood', 'erase']
    const added = (await ofMine(CLINIC)).slice(0, -before.clinic.length || undefined)
    expect(added.filter((action) => action !== 'retry').reverse()).toEqual(actions)
    expect(await ofMine(AGENCY_HOST)).toEqual(before.agency)
    for (const { details } of await listChanges(store(), CLINIC, actions.length))
      expect(details.clinic).toBe(CLINIC)
    expect((await type(`audit --limit 1 --clinic ${CLINIC}`)).out).toContain('clinic=legacy-oaks')
  })

  it('erases and exports a patient who gave only a phone number', async () => {
    const { consultation } = await seed()
    const other = await bookWith(CLINIC, '2026-12-02T18:00:00Z', {
      ...patient,
      email: '',
      phone: '972-555-0199',
    })
    const stays = await bookWith(CLINIC, '2026-12-02T20:00:00Z', { ...patient, phone: '972-555-0198' })
    const told = await type(`cancel ${other.id} --clinic ${CLINIC}`)
    expect(told.out).toContain('There is no e-mail address: call 972-555-0199 to tell them.')
    const exported = JSON.parse((await type(`export-person (972)_555_0199 --clinic ${CLINIC}`)).out)
    expect(exported.bookings.map(({ id }: Booking) => id).sort()).toEqual([consultation.id, other.id].sort())
    expect((await type(`erase 9725550199 --clinic ${CLINIC}`)).out).toContain(
      'erase 9725550199 --clinic legacy-oaks --yes',
    )
    const erased = await type(`erase 9725550199 --yes --clinic ${CLINIC}`)
    expect(erased.out).toMatch(/calls +2\n/)
    expect(erased.out).toContain('- the agency’s own calendar and the other clinics’')
    expect(await bookingById(store(), consultation.id)).toBeNull()
    expect(await bookingById(store(), other.id)).toBeNull()
    expect(await bookingById(store(), stays.id)).not.toBeNull()
  })

  it('erases a patient’s mails on disk and leaves those of the agency to the same address', async () => {
    const { mails, call } = await seed()
    const { code, out } = await type(`erase ${email} --yes --clinic ${CLINIC}`)
    expect([code, out]).toEqual([0, expect.stringMatching(/e-mails in the data folder +1\n/)])
    expect(mails.map((file) => existsSync(file))).toEqual([true, false])
    expect(readFileSync(mails[0] ?? '', 'utf8')).toContain(email)
    expect((await bookingById(store(), call.id))?.status).toBe('confirmed')
    expect((await type(`erase ${email} --clinic ${CLINIC}`)).err).toBe(`Nothing is stored about ${email}.`)
  })

  it('answers an unknown clinic with the known ones, and a command without a calendar that it has no such option', async () => {
    for (const name of ['plano', 'agency', '_', 'LEGACY-OAKS', '%'])
      expect((await type(`bookings --clinic ${name}`)).err.split('\n')[0]).toBe(
        `There is no clinic "${name.replace('_', ' ')}": choose one of legacy-oaks.`,
      )
    expect((await type('leads --clinic legacy-oaks')).err).toContain('"leads" has no option --clinic.')
    expect((await type('export leads --clinic legacy-oaks')).err).toContain('A clinic has no leads')
    expect((await type('bookings --clinic')).code).toBe(2)
  })
})

it('gives --clinic to each command that reads or changes what calendars hold', () => {
  const ofAgency = ['leads', 'requests', 'results', 'history', 'send-test-mail']
  const ofDatabase = ['backup', 'verify', 'restore', 'move-to-postgres', 'import-pglite']
  const without = COMMANDS.filter(({ ofCalendar }) => !ofCalendar).map(({ name }) => name)
  expect(without.sort()).toEqual([...ofAgency, ...ofDatabase].sort())
})

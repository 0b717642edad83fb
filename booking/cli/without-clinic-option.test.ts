import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { CLINIC, clinicCommands, email, now } from '../../tests/fixtures/clinic-commands.ts'
import { listBlocks } from '../db/blocks.ts'
import { bookingById } from '../db/bookings.ts'

/** What only the clinic's records hold. */
const traces = /patience|quill|0199/i

onBothStores((store, place) => {
  const { type, seed } = clinicCommands(store, place)

  it('without --clinic no command lists, counts, exports or names anything of a clinic', async () => {
    const { call, consultation } = await seed()
    const id = consultation.id.slice(0, 8)
    const seen = []
    for (const line of [
      ...[
        'today',
        'bookings',
        'bookings --all',
        'bookings --all --json',
        'outbox --all',
        'outbox --all --json',
      ],
      ...[
        'set-aside',
        'set-aside --json',
        'blocks',
        'blocks --json',
        'report',
        'report --json',
        'audit --json',
      ],
      ...['export bookings', 'export bookings --json', 'export outbox', `export-person ${email}`],
      ...[`erase ${email}`, 'cancel --since 2026-11-01_09:00', `cancel --from-network ${call.id}`],
    ]) {
      const { code, out } = await type(line)
      expect([line, code]).toEqual([line, 0])
      seen.push(out)
    }
    expect(seen.join('\n')).not.toMatch(traces)
    expect(seen.join('\n')).not.toContain(id)
    expect(JSON.parse((await type('report --json')).out)).toContainEqual(
      expect.objectContaining({ key: 'takingPlace', number: 1 }),
    )
    expect((await type(`erase ${email}`)).out).toMatch(
      /calls +1\n[\s\S]*entries set aside +0\n[\s\S]*folder +1\n/,
    )
  })

  it('without --clinic no command finds or changes anything of a clinic, also not by id', async () => {
    const { consultation, mails } = await seed()
    const [message] = await store()
      .db.selectFrom('outbox')
      .selectAll()
      .where('bookingId', '=', consultation.id)
      .execute()
    const [block] = await listBlocks(store(), CLINIC, now)
    const { id } = consultation
    for (const [line, words] of [
      [`cancel ${id}`, 'No call has an id'],
      [`cancel ${id.slice(0, 8)}`, 'No call has an id'],
      [`move ${id} 2026-12-03 10:00 --anyway`, 'No call has an id'],
      [`resend ${id}`, 'No call has an id'],
      [`cancel --from-network ${id} --yes`, 'No call has an id'],
      [`retry ${message?.id}`, 'No message has an id'],
      [`unblock ${block?.id}`, 'No block has an id'],
      ['unblock 2026-12-08', 'Nothing is blocked then'],
    ] as const)
      expect([line, await type(line)]).toEqual([
        line,
        { code: 1, out: '', err: expect.stringContaining(words) },
      ])
    await type('cancel --since 2026-11-01_09:00 --yes')
    expect((await type(`erase ${email} --yes`)).code).toBe(0)
    expect((await type('erase 972-555-0199 --yes')).code).toBe(0)
    expect(await bookingById(store(), id)).toEqual(consultation)
    expect(await listBlocks(store(), CLINIC, now)).toHaveLength(1)
    expect(mails.map((file) => existsSync(file))).toEqual([false, true])
    expect((await type(`set-aside --clinic ${CLINIC}`)).out).toContain('Patience Quill')
  })
})

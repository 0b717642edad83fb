import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { typeCommand } from '../../tests/fixtures/type-command.ts'
import { listChanges } from '../db/audit.ts'
import { exampleLeadRequest } from '../db/example-lead.ts'
import { storeLead } from '../db/leads.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'

const now = Temporal.Instant.from('2026-12-01T12:00:00Z')
const root = temporaryFolder()

onBothStores((store, place) => {
  const type = (...args: string[]) =>
    typeCommand(args, { settings: { ...exampleSettings, ...place() }, now: () => now })

  it('exports CSV for spreadsheets, safe against formulas', async () => {
    await storeLead(
      store(),
      exampleLeadRequest({ name: '=HYPERLINK("http://x")', phone: '+1 555 0100' }),
      now,
    )
    const { code, out } = await type('export', 'leads')
    expect(code).toBe(0)
    const [head = '', row = '', end] = out.split('\r\n')
    expect(head).toMatch(/^\ufeff"createdAt \(UTC\)","formName","name","email"/)
    expect(row).toMatch(/^"2026-12-01 12:00:00","2025 Telehealth Shift","'=HYPERLINK\(""http:\/\/x""\)",/)
    expect(row).toContain(`"'+1 555 0100","e-mail","marketingEmail=Mail me NEWS.","newsletter"`)
    expect(end).toBe('')
    expect((await listChanges(store(), AGENCY_HOST, 1))[0]).toMatchObject({
      action: 'export',
      details: { list: 'leads' },
    })
  })

  it('writes a file for this user only, and overwrites none', async () => {
    const file = join(root, `${store().kind}.json`)
    await storeLead(store(), exampleLeadRequest({ name: 'Ada' }), now)
    expect((await type('export', 'leads', file)).out).toContain(`Written to ${file}, readable by you only.`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ name: 'Ada' }])
    writeFileSync(file, 'mine')
    expect(await type('export', 'leads', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    })
    expect(readFileSync(file, 'utf8')).toBe('mine')
    const missing = join(root, 'no', 'folder.csv')
    expect((await type('export', 'leads', missing)).err).toContain('cannot be written (ENOENT)')
    expect(existsSync(missing)).toBe(false)
  })

  it('pages through lists that are longer than one page, in order and without repetition', async () => {
    for (let n = 0; n < 1203; n++)
      await storeLead(store(), exampleLeadRequest(), now.add({ seconds: Math.floor(n / 7) }))
    const records: { id: string; createdAt: string }[] = JSON.parse((await type('leads', '--json')).out)
    expect(new Set(records.map(({ id }) => id)).size).toBe(1203)
    const times = records.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    const table = (await type('leads')).out.trimEnd().split('\n')
    expect(table).toHaveLength(1205)
    expect(table.filter((line) => line.startsWith('Received'))).toHaveLength(1)
  })

  it.each(['bookings', 'requests', 'results', 'outbox'])(
    'exports an empty list of %s with its head',
    async (list) => {
      const { code, out } = await type('export', list)
      expect([code, out.split('\r\n').length]).toEqual([0, 2])
      expect((await type('export', list, '--json')).out).toBe('[]\n')
    },
  )
})

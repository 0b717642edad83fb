import { expect, test } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { everyRow } from '../../tests/fixtures/every-row.ts'
import { setAsidePages } from './list-set-aside.ts'
import { MAX_SET_ASIDE, setAside } from './set-aside.ts'

const NOW = Temporal.Instant.from('2026-11-16T13:00:00Z')
const entry = (name: string) => ({ form: 'booking', reason: 'hidden field', answers: { name } })

onBothStores((store) => {
  test('keeps an entry as typed', async () => {
    await setAside(store(), entry('Zoë "Ada"\r\nByron'), NOW)
    expect(await everyRow(setAsidePages(store()))).toEqual([
      { id: expect.any(String), ...entry('Zoë "Ada"\r\nByron'), createdAt: NOW },
    ])
  })

  test('keeps the newest entries', async () => {
    const rows = Array.from({ length: MAX_SET_ASIDE }, (_, n) => ({
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      ...entry(`old ${n}`),
      createdAt: NOW.add({ seconds: n }),
    }))
    await store().db.insertInto('setAside').values(rows).execute()
    await setAside(store(), entry('new'), NOW.add({ hours: 1 }))
    const kept = await everyRow(setAsidePages(store()))
    expect(kept).toHaveLength(MAX_SET_ASIDE)
    expect(kept[0]?.answers).toEqual({ name: 'new' })
    expect(kept.at(-1)?.answers).toEqual({ name: 'old 1' })
  })
})

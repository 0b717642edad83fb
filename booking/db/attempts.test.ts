import { expect, test } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { countAttempt, deleteExpired, returnPoints } from './attempts.ts'

const NOW = Temporal.Instant.from('2026-11-16T13:00:00Z')
const at = (seconds: number) => NOW.add({ seconds })
const day = (key: string, limit = 3) => ({ key, limit, seconds: 86_400 })

onBothStores((store) => {
  test('of fifty simultaneous attempts exactly the allowed ones succeed', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, () => countAttempt(store(), [day('a', 7), day('b', Infinity)], NOW)),
    )
    expect(all.filter(({ kind }) => kind === 'taken').length).toBe(7)
    expect(await countAttempt(store(), [day('a', 7)], at(3600))).toEqual({
      kind: 'refused',
      waitSeconds: 82_800,
    })
  })

  test('a refusal takes nothing from the other counts', async () => {
    await countAttempt(store(), [day('full', 1)], NOW)
    for (let n = 0; n < 5; n++) {
      const refused = await countAttempt(store(), [day('full', 1), day('other', 2)], NOW)
      expect(refused).toEqual({ kind: 'refused', waitSeconds: 86_400 })
    }
    const taken = await countAttempt(store(), [day('other', 2)], NOW)
    expect(taken).toEqual({ kind: 'taken', points: new Map([['other', 1]]) })
  })

  test('a count begins anew when it has expired, and can be purged', async () => {
    for (let n = 0; n < 3; n++) await countAttempt(store(), [day('a')], at(n))
    expect((await countAttempt(store(), [day('a')], at(86_399))).kind).toBe('refused')
    expect(await countAttempt(store(), [day('a')], at(86_400))).toEqual({
      kind: 'taken',
      points: new Map([['a', 1]]),
    })
    await countAttempt(store(), [{ key: 'short', limit: 1, seconds: 60 }], at(86_400))
    expect(await deleteExpired(store().db, at(86_460))).toBe(1)
    expect((await countAttempt(store(), [day('a', 1)], at(86_460))).kind).toBe('refused')
  })

  test('points can be returned, but never below zero', async () => {
    await countAttempt(store(), [day('a', 1)], NOW)
    await returnPoints(store().db, ['a', 'unknown'])
    await returnPoints(store().db, ['a'])
    expect((await countAttempt(store(), [day('a', 1)], NOW)).kind).toBe('taken')
    expect((await countAttempt(store(), [day('a', 1)], NOW)).kind).toBe('refused')
  })
})

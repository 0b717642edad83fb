import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { listMessages } from '../../tests/fixtures/stored-rows.ts'
import { MAX_RESULTS_PER_DAY, storeResult } from './results.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')

onBothStores((store) => {
  const ask = (email: string, figures: string, at = now) =>
    storeResult(store(), { kind: 'counter', figures, email }, at)
  const kindsOf = async (outcomes: ReturnType<typeof ask>[]) =>
    (await Promise.all(outcomes)).map(({ kind }) => kind)
  const sent = async () => (await listMessages(store(), { all: false })).length

  it('sends a mailbox three results a day, however its address is spelled', async () => {
    const kinds = await kindsOf(
      Array.from({ length: 6 }, (_, n) => ask(`${n % 2 ? 'a.b' : 'AB'}+${n}@gmail.com`, `visits=${n}`)),
    )
    expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(MAX_RESULTS_PER_DAY)
    expect(kinds.filter((kind) => kind === 'too-many')).toHaveLength(3)
    expect(await sent()).toBe(MAX_RESULTS_PER_DAY)
    // Dots make another mailbox elsewhere.
    expect((await ask('ab@clinic.example.com', 'visits=1')).kind).toBe('stored')
    expect((await ask('a.b@clinic.example.com', 'visits=1')).kind).toBe('stored')
    expect((await ask('ab@gmail.com', 'visits=9', now.add({ hours: 24 }))).kind).toBe('stored')
  })

  it('sends the same result to a mailbox once an hour', async () => {
    const kinds = await kindsOf(['ab@gmail.com', 'a.b+1@gmail.com'].map((email) => ask(email, 'visits=1')))
    expect(kinds.sort()).toEqual(['repeated', 'stored'])
    expect((await ask('ab@gmail.com', 'visits=2')).kind).toBe('stored')
    expect((await ask('ab@gmail.com', 'visits=1', now.add({ hours: 1 }))).kind).toBe('stored')
    expect(await sent()).toBe(3)
    expect((await ask('ab@gmail.com', 'visits=1', now.add({ hours: 1 }))).kind).toBe('repeated')
  })

  it('takes what was refused for the day for no repeat', async () => {
    for (const n of [1, 2, 3]) await ask('dana@example.com', `visits=${n}`)
    expect((await ask('dana@example.com', 'visits=4')).kind).toBe('too-many')
    expect((await ask('dana@example.com', 'visits=4')).kind).toBe('too-many')
  })
})

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { everyRow } from '../../tests/fixtures/every-row.ts'
import { listMessages } from '../../tests/fixtures/stored-rows.ts'
import type { NewCallRequest } from '../domain/call-request.ts'
import { exampleCallRequest } from './example-call-request.ts'
import { requestPages } from './list-requests.ts'
import { MAX_REQUESTS_PER_DAY, requestById, storeRequest } from './requests.ts'
import { StoreError } from './store-error.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')

onBothStores((store) => {
  const ask = (changes: Partial<NewCallRequest> = {}, at = now) =>
    storeRequest(store(), exampleCallRequest(changes), at)
  const pending = async () =>
    (await listMessages(store(), { all: false })).map(({ kind, requestId }) => ({ kind, requestId }))
  const setAside = () => store().db.selectFrom('setAside').selectAll().execute()

  it('stores every field unchanged and queues the agency’s e-mail', async () => {
    const given = exampleCallRequest({ name: `Zoë "O'Neil" 😀`, preferredDay: '', phone: '' })
    const outcome = await storeRequest(store(), given, now)
    if (outcome.kind !== 'stored') throw new Error(outcome.kind)
    const { formKey, ...answers } = given
    expect(outcome.request).toEqual({ ...answers, id: outcome.request.id, createdAt: now })
    expect(await requestById(store(), outcome.request.id)).toEqual(outcome.request)
    expect(await pending()).toEqual([{ kind: 'request-copy', requestId: outcome.request.id }])
  })

  it('returns null for unknown ids and lists the newest first', async () => {
    expect(await requestById(store(), randomUUID())).toBeNull()
    expect(await requestById(store(), 'nonsense')).toBeNull()
    await ask({ name: 'First' })
    await ask({ name: 'Second' }, now.add({ minutes: 1 }))
    expect((await everyRow(requestPages(store()))).map(({ name }) => name)).toEqual(['Second', 'First'])
  })

  it('stores one request for a form submitted 20 times at once', async () => {
    const given = exampleCallRequest()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => storeRequest(store(), given, now)))
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'repeated')).toHaveLength(19)
    expect(await everyRow(requestPages(store()))).toHaveLength(1)
    expect(await pending()).toHaveLength(1)
  })

  it('does not take a form that sent something else before for a repeat', async () => {
    const given = exampleCallRequest()
    await storeRequest(store(), given, now)
    expect((await storeRequest(store(), { ...given, note: 'Another day.' }, now)).kind).toBe('reused')
    expect((await storeRequest(store(), { ...given, email: 'other@example.com' }, now)).kind).toBe('reused')
    expect(await everyRow(requestPages(store()))).toHaveLength(1)
  })

  it('sets the fourth request of an address within a day aside, without an e-mail', async () => {
    const email = 'Dana@practice.example'
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        ask({ email: index % 2 ? email : email.toLowerCase(), note: `Note ${index}` }),
      ),
    )
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(MAX_REQUESTS_PER_DAY)
    expect(await pending()).toHaveLength(MAX_REQUESTS_PER_DAY)
    const kept = await setAside()
    expect(kept).toHaveLength(3)
    expect(kept[0]).toMatchObject({
      form: 'request',
      reason: 'daily limit',
      answers: { zone: 'America/Denver' },
    })
    expect((await ask({ email: 'else@practice.example' })).kind).toBe('stored')
    expect((await ask({ email }, now.add({ hours: 24, seconds: 1 }))).kind).toBe('stored')
  })

  it('counts the requests of a mailbox together, however its address is spelled', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, n) => ask({ email: `${n % 2 ? 'a.b' : 'AB'}+${n}@gmail.com` })),
    )
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(MAX_REQUESTS_PER_DAY)
    expect(await pending()).toHaveLength(MAX_REQUESTS_PER_DAY)
    expect((await setAside()).map(({ reason }) => reason)).toEqual(['daily limit', 'daily limit'])
  })

  it('reports what the database refuses, and stores nothing then', async () => {
    await expect(ask({ attribution: null as never })).rejects.toThrow(StoreError)
    expect(await everyRow(requestPages(store()))).toEqual([])
    expect(await pending()).toEqual([])
  })
})

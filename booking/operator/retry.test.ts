import { expect, it } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { claimAll } from '../../tests/fixtures/run-outbox.ts'
import { listMessages } from '../lists/listings.ts'
import { retryMessages } from '../messages/outbox.ts'
import { settle } from '../messages/outbox-claims.ts'

onEmbeddedStore((store, place) => {
  const { type, bookAt } = agencyCommands(store, place)
  const claim = () => claimAll(store(), now)
  /** Books a call: its confirmation is given up, and the agency's copy waits for another attempt. */
  const bookWithFailures = async () => {
    await bookAt('2026-12-03T15:00:00Z')
    for (const { id, kind } of await claim()) {
      const next = kind === 'confirmation' ? { failedAt: now } : { dueAt: now.add({ hours: 8 }) }
      await settle(store(), id, { ...next, lastError: '421 later' })
    }
    const messages = await listMessages(store(), { all: true })
    return (kind: string) => messages.find((message) => message.kind === kind)?.id ?? ''
  }
  /** Sends what is due, as the worker does. */
  const sent = async () => {
    const due = await claim()
    for (const { id } of due) await settle(store(), id, { sentAt: now })
    return due.map(({ kind }) => kind).sort()
  }

  it('sends all that was given up or waits for another attempt, and no reminder early', async () => {
    expect(await type('retry')).toMatchObject({ code: 0, out: 'No message has failed.' })
    await bookWithFailures()
    expect(await sent()).toEqual([])
    expect((await type('retry')).out).toContain('Messages that failed: 2.')
    expect(await sent()).toEqual(['agency-copy', 'confirmation'])
  })

  it('sends one of them, and none that has not failed or is being sent', async () => {
    const idOf = await bookWithFailures()
    const [id, copy] = [idOf('confirmation'), idOf('agency-copy')]
    const retry = async (one: string) => (await retryMessages(store(), one, now)).map(({ kind }) => kind)
    expect(await retry(id)).toEqual(['confirmation'])
    expect(await sent()).toEqual(['confirmation'])
    for (const one of [id, idOf('day-reminder')]) expect(await retry(one)).toEqual([])
    expect(await retry(copy)).toEqual(['agency-copy'])
    await claim()
    expect(await retry(copy)).toEqual([])
    expect((await type('retry')).out).toBe('No message has failed.')
  })
})

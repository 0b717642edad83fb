import { expect, it } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { listMessages } from '../lists/listings.ts'
import { claimDue, settle } from '../messages/outbox-claims.ts'

onEmbeddedStore((store, place) => {
  const { type, bookAt } = agencyCommands(store, place)
  const claim = () => claimDue(store(), now, { limit: 9 })
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
    expect((await type('retry')).out).toMatch(/due +0 .*421 later\n.*due +0 .*421 later\n\nThe running site/)
    expect(await sent()).toEqual(['agency-copy', 'confirmation'])
  })

  it('sends one of them, and no message that has not failed', async () => {
    const idOf = await bookWithFailures()
    const [id, copy] = [idOf('confirmation'), idOf('agency-copy')]
    expect((await type('retry 00000000')).err).toContain('"outbox --all" lists them')
    expect((await type(`retry ${id.slice(0, 8)}`)).code).toBe(0)
    expect(await sent()).toEqual(['confirmation'])
    for (const one of [id, idOf('day-reminder')])
      expect(await type(`retry ${one}`)).toMatchObject({
        code: 1,
        err: expect.stringContaining('has not failed'),
      })
    await type(`retry ${copy}`)
    await claim()
    expect((await type(`retry ${copy}`)).err).toContain('being sent this moment')
    expect((await type('retry')).out).toBe('No message has failed.')
  })
})

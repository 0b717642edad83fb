import { expect, it, vi } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { acceptingSender, runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { claimDue, markFailed } from '../messages/outbox-claims.ts'
import { listMessages } from './listings.ts'

onBothStores((store, place) => {
  const { type, bookAt } = agencyCommands(store, place)
  const messages = () => listMessages(store(), { all: true })
  const messageOf = async (kind: string) => {
    const found = (await messages()).find((message) => message.kind === kind)
    if (!found) throw new Error(`There is no ${kind}.`)
    return found
  }
  /** Books a call two days ahead; its confirmation is given up, and the agency's copy waits for another attempt. */
  const bookWithFailures = async () => {
    await bookAt('2026-12-03T15:00:00Z')
    for (const { id, kind } of await claimDue(store(), now, { leaseSeconds: 20, limit: 9 }))
      await markFailed(
        store(),
        id,
        '421 later',
        kind === 'confirmation' ? { failedAt: now } : { dueAt: now.add({ hours: 8 }) },
      )
  }
  /** What the running site has sent a moment later. */
  const sent = async (at = now) => {
    const outbox = runOutbox(store(), { now: at }, { sender: acceptingSender })
    const isDue = (message: Awaited<ReturnType<typeof messages>>[number]) =>
      !(message.sentAt || message.droppedAt || message.failedAt) &&
      Temporal.Instant.compare(message.dueAt, at) <= 0
    await vi.waitFor(async () => expect((await messages()).filter(isDue)).toEqual([]), 30_000)
    await outbox.stop()
    return (await messages()).flatMap(({ kind, sentAt }) => (sentAt ? [kind] : [])).sort()
  }

  it('sends all that was given up or waits for another attempt, and no reminder early', async () => {
    expect(await type('retry')).toMatchObject({ code: 0, out: 'No message has failed.' })
    await bookWithFailures()
    expect(await sent()).toEqual([])
    const { code, out } = await type('retry')
    expect([code, out]).toEqual([0, expect.stringMatching(/due +0 .*\n.*due +0 .*421 later\n\nThe running/)])
    expect(await sent()).toEqual(['agency-copy', 'confirmation'])
  })

  it('sends one of them', async () => {
    await bookWithFailures()
    const { id } = await messageOf('confirmation')
    expect((await type('retry 00000000')).err).toContain('"outbox --all" lists them')
    expect((await type(`retry ${id.slice(0, 8)}`)).code).toBe(0)
    expect(await sent()).toEqual(['confirmation'])
    expect(await type(`retry ${id}`)).toMatchObject({
      code: 1,
      err: 'That message was sent; nothing was changed.',
    })
  })

  it('asks before a reminder is sent early', async () => {
    await bookWithFailures()
    const { id } = await messageOf('day-reminder')
    for (const answer of ['', 'no', 'y']) {
      const { code, err } = await type(`retry ${id}`, now, answer)
      expect([code, err]).toEqual([
        1,
        'This message (day-reminder) is due Wed, Dec 2, 2026, 10:00 AM EST, and its call is Thu, Dec 3, 2026, 10:00 AM EST. ' +
          'Send it now? Type yes: Nothing was changed.',
      ])
    }
    expect(await sent()).toEqual([])
    expect((await type(`retry ${id}`, now, 'yes')).code).toBe(0)
    expect(await sent()).toEqual(['day-reminder'])
    const hour = await messageOf('hour-reminder')
    expect((await type(`retry ${hour.id} --yes`)).err).toBe('')
    expect(await sent()).toEqual(['day-reminder', 'hour-reminder'])
  })

  it('does not send what comes too late, is being sent, or was dropped', async () => {
    await bookWithFailures()
    const after = Temporal.Instant.from('2026-12-04T12:00:00Z')
    const { id } = await messageOf('confirmation')
    expect((await type(`retry ${id}`, after)).code).toBe(0)
    expect(await sent(after)).not.toContain('confirmation')
    expect((await type(`retry ${id}`, after)).err).toContain('was dropped (the call is over)')

    await bookAt('2026-12-03T19:00:00Z')
    const [claimed] = await claimDue(store(), now, { leaseSeconds: 20, limit: 1 })
    expect((await type(`retry ${claimed?.id}`)).err).toContain('being sent this moment')
    expect((await type('retry')).out).not.toContain(claimed?.id.slice(0, 8))
  })
})

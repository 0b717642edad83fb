import { expect, test } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import type { BookingRequest } from '../domain/booking.ts'
import { exampleSettings, settingsWithClinic } from '../domain/example-settings.ts'
import { settingsOfHost } from '../domain/hosts.ts'
import { DEFAULT_LIMITS } from '../domain/limits.ts'
import { isAlarmRaised, type Sender } from './admission.ts'
import { book } from './book.ts'
import { confirmAttendance } from './change-booking.ts'
import { exampleRequest } from './example-request.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const limits = { ...DEFAULT_LIMITS, alarmPerTenMinutes: 10 }
const settings = { ...exampleSettings, limits }
const ofClinic = settingsOfHost({ ...settingsWithClinic, limits }, 'legacy-oaks') ?? settings
let visitors = 0

onBothStores((store) => {
  /** Posts a call of a new visitor at a time of its own. */
  const post = (
    over: Partial<Sender>,
    request: Partial<BookingRequest> = {},
    at = now,
    calendar = settings,
  ) => {
    const n = visitors++
    const sender: Sender = { network: `n${n}`, wideNetwork: '', mailbox: `m${n}`, puzzle: '', ...over }
    const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z').add({ hours: n })
    const email = `visitor.${n}@clinic.example.com`
    const call = exampleRequest({ startsAt, email, network: sender.network, ...request })
    return book(store(), call, calendar, at, sender)
  }
  const booked = async (outcome: ReturnType<typeof post>) => {
    const result = await outcome
    if (result.kind !== 'booked') throw new Error(result.kind)
    return result.booking
  }
  const isHeld = async (outcome: ReturnType<typeof post>) => (await booked(outcome)).heldUntil !== null

  test('one of forty simultaneous calls of a network is confirmed, and three are held', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => post({ network: 'A' })))
    const calls = all.flatMap((outcome) => (outcome.kind === 'booked' ? [outcome.booking] : []))
    expect(calls.filter(({ heldUntil }) => heldUntil === null)).toHaveLength(1)
    expect(calls.filter(({ heldUntil }) => heldUntil?.equals(now.add({ minutes: 20 })))).toHaveLength(3)
    expect(all.filter(({ kind }) => kind === 'too-many')).toHaveLength(36)
  })

  test('an office is served: who presses the link makes room for the next', async () => {
    let at = now
    for (let n = 0; n < 20; n++) {
      at = now.add({ minutes: 15 * n })
      const booking = await booked(post({ network: 'A' }, {}, at))
      if (booking.heldUntil) await confirmAttendance(store(), booking.id, settings, at)
    }
    expect(await post({ network: 'A' }, {}, at)).toEqual({ kind: 'daily', waitSeconds: 86_400 - 19 * 900 })
    expect(await isHeld(post({ network: 'B' }, {}, at))).toBe(false)
    expect(await isHeld(post({ network: 'A' }, {}, now.add({ hours: 24 })))).toBe(false)
  })

  test('an address is known on the network where its link was pressed, and nowhere else', async () => {
    const first = await booked(post({ network: 'A' }, { email: 'ada@clinic.example.com' }))
    await confirmAttendance(store(), first.id, settings, now)
    expect(await isHeld(post({ network: 'A' }, { email: 'Ada@clinic.example.com' }))).toBe(false)
    expect(await isHeld(post({ network: 'A' }))).toBe(true)
    // On another network it is nobody's business that the address has a call.
    await post({ network: 'B' })
    expect(await isHeld(post({ network: 'B' }, { email: 'ada@clinic.example.com' }))).toBe(true)
    expect(await isHeld(post({ network: 'B' }))).toBe(true)
  })

  test.each([
    ['a clinic', ofClinic, 'the agency', settings],
    ['the agency', settings, 'a clinic', ofClinic],
  ])('calls that a network has booked with %s change nothing for it with %s', async (_, theirs, __, ours) => {
    const both = { network: 'A', wideNetwork: 'W' }
    const email = 'dana@example.com'
    const first = await booked(post(both, { email }, now, theirs))
    await confirmAttendance(store(), first.id, theirs, now)
    for (let n = 0; n < 3; n++) expect(await isHeld(post(both, {}, now, theirs))).toBe(true)
    expect((await post(both, {}, now, theirs)).kind).toBe('too-many')
    for (let n = 0; n < 2; n++)
      expect(await isHeld(post({ network: `B${n}`, wideNetwork: 'W' }, {}, now, theirs))).toBe(n > 0)

    expect(await isHeld(post(both, {}, now, ours))).toBe(false)
    // Neither known by what it has there, nor without room because of it.
    expect(await isHeld(post(both, { email }, now, ours))).toBe(true)
    expect(await isHeld(post(both, { email }, now, theirs))).toBe(false)
  })

  test('a taken time counts for nothing', async () => {
    const { startsAt } = await booked(post({ network: 'A' }))
    for (let n = 0; n < 30; n++) {
      expect(await post({ network: 'B', mailbox: 'same' }, { startsAt })).toEqual({ kind: 'taken' })
    }
    expect(await isHeld(post({ network: 'B', mailbox: 'same' }))).toBe(false)
  })

  /** Posts a call for one mailbox each time, too seldom for the alarm. */
  const postForSame = (
    n: number,
    over: Partial<Sender> = {},
    email = 'dana@example.com',
    calendar = settings,
  ) => post({ mailbox: 'same', ...over }, { email }, now.add({ minutes: 2 * n }), calendar)

  test('after eight calls for a mailbox in a day further ones are held, up to sixteen', async () => {
    for (let n = 0; n < 8; n++) expect(await isHeld(postForSame(n))).toBe(false)
    for (let n = 8; n < 16; n++) expect(await isHeld(postForSame(n))).toBe(true)
    expect(await postForSame(16)).toEqual({ kind: 'daily', waitSeconds: 86_400 - 16 * 120 })
    expect(await isHeld(post({ mailbox: 'another' }, {}, now.add({ minutes: 40 })))).toBe(false)
  })

  test('beyond eight calls for a phone number an e-mail address is needed', async () => {
    for (let n = 0; n < 8; n++) expect(await isHeld(postForSame(n, {}, ''))).toBe(false)
    expect(await postForSame(8, {}, '')).toEqual({ kind: 'needs-email' })
    expect(await isHeld(postForSame(9))).toBe(true)
  })

  test('whoever has pressed the link on this network books however often strangers gave the address', async () => {
    const first = await booked(postForSame(0, { network: 'A' }))
    await confirmAttendance(store(), first.id, settings, now)
    for (let n = 1; n < 16; n++) expect((await postForSame(n)).kind).toBe('booked')
    expect((await postForSame(16, { network: 'B' })).kind).toBe('daily')
    expect(await isHeld(postForSame(17, { network: 'A' }))).toBe(false)
  })

  test.each([
    ['a clinic', ofClinic, 'the agency', settings],
    ['the agency', settings, 'a clinic', ofClinic],
  ])('calls with %s use up nothing of the mailbox with %s', async (_, theirs, __, ours) => {
    for (let n = 0; n < 16; n++) await postForSame(n, {}, 'dana@example.com', theirs)
    expect((await postForSame(16, {}, 'dana@example.com', theirs)).kind).toBe('daily')
    expect(await isHeld(postForSame(17, {}, 'dana@example.com', ours))).toBe(false)
  })

  test('of an IPv6 /48 five calls a day are confirmed at once', async () => {
    const held: boolean[] = []
    for (let n = 0; n < 7; n++) held.push(await isHeld(post({ wideNetwork: 'W' })))
    expect(held).toEqual([false, false, false, false, false, true, true])
  })

  /** Four posts of each of the 38 /64s of a /48. */
  const postOfWide = (wideNetwork: string, calendar = settings) =>
    Promise.all(
      Array.from({ length: 4 * 38 }, (_, n) =>
        post({ network: `${wideNetwork}:${n % 38}`, wideNetwork }, {}, now, calendar),
      ),
    )

  test('the /64s of an IPv6 /48 together hold at most twelve calls at once', async () => {
    const quiet = { ...settings, limits: { ...DEFAULT_LIMITS, alarmPerTenMinutes: 1000 } }
    const all = await postOfWide('W', quiet)
    const calls = all.flatMap((outcome) => (outcome.kind === 'booked' ? [outcome.booking] : []))
    expect(calls.filter(({ heldUntil }) => heldUntil === null)).toHaveLength(5)
    const held = calls.filter(({ heldUntil }) => heldUntil !== null)
    expect(held).toHaveLength(12)
    expect(all.filter(({ kind }) => kind === 'too-many')).toHaveLength(4 * 38 - 5 - 12)
    const another = { network: 'another', wideNetwork: 'W' }
    expect(await post(another, {}, now, quiet)).toEqual({ kind: 'too-many', waitSeconds: 20 * 60 })
    expect(await isHeld(post({ wideNetwork: 'X' }, {}, now, quiet))).toBe(false)

    // Who presses the link makes room for the next, and so does a hold that runs out.
    await confirmAttendance(store(), held[0]?.id ?? '', quiet, now)
    expect(await isHeld(post(another, {}, now, quiet))).toBe(true)
    expect((await post(another, {}, now, quiet)).kind).toBe('too-many')
    expect(await isHeld(post(another, {}, now.add({ minutes: 20 }), quiet))).toBe(true)
  })

  test('a taken time takes up none of the room of an IPv6 /48', async () => {
    const { startsAt } = await booked(post({}))
    for (let n = 0; n < 5; n++) await booked(post({ wideNetwork: 'W' }))
    for (let n = 0; n < 20; n++) {
      expect(await post({ wideNetwork: 'W' }, { startsAt })).toEqual({ kind: 'taken' })
    }
    expect(await isHeld(post({ wideNetwork: 'W' }))).toBe(true)
  })

  test('a flood raises the alarm once an hour, and holds what has no solved puzzle', async () => {
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => post({})))
    const floods = outcomes.flatMap((outcome) => ('flood' in outcome ? [outcome.flood] : []))
    expect(floods).toEqual([10])
    expect(await isAlarmRaised(store(), now)).toBe(true)
    expect(await isHeld(post({}))).toBe(true)
    expect(await isHeld(post({ puzzle: 'one' }))).toBe(false)
    expect(await isHeld(post({ puzzle: 'one' }))).toBe(true)
    expect(await isHeld(post({ puzzle: 'two' }))).toBe(false)

    const nextHour = now.add({ hours: 1 })
    expect(await isAlarmRaised(store(), nextHour)).toBe(false)
    expect(await isHeld(post({}, {}, nextHour))).toBe(false)
  })

  test('the alarm of a day counts the calls of the day', async () => {
    const ofDay = DEFAULT_LIMITS.alarmPerDay
    for (let n = 1; n < ofDay; n++) {
      // Nine within ten minutes, one fewer than raise the other alarm.
      const outcome = await post({}, {}, now.add({ minutes: 10 * Math.floor(n / 9) }))
      if (outcome.kind === 'booked') expect(outcome.flood).toBeUndefined()
    }
    expect(await post({}, {}, now.add({ hours: 5 }))).toMatchObject({ kind: 'booked', flood: ofDay })
  })

  test('a call is never held past its own start', async () => {
    await post({ network: 'A' })
    const startsAt = now.add({ minutes: 10 })
    expect((await booked(post({ network: 'A' }, { startsAt }))).heldUntil).toEqual(startsAt)
  })
})

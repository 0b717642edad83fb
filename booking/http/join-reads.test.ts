import { expect, it } from 'vitest'
import { joinReads } from './join-reads.ts'

/** Reads that end when the test says so, each with the value that stood at its beginning. */
function pendingReads() {
  const state = { value: 0, begun: 0 }
  const ends: ((error?: Error) => void)[] = []
  const read = joinReads(() => {
    state.begun += 1
    const { value } = state
    return new Promise<number>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(value)))
    })
  })
  return { state, read, end: (error?: Error) => ends.shift()?.(error) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

it('does not share a read that began before the caller came, but one for all who came since', async () => {
  const { state, read, end } = pendingReads()
  const first = read()
  state.value = 1
  const later = [read(), read(), read()]
  expect(state.begun).toBe(1)
  end()
  await settled()
  expect(state.begun).toBe(2)
  state.value = 2
  const last = read()
  end()
  await settled()
  end()
  expect(await first).toBe(0)
  expect(await Promise.all(later)).toEqual([1, 1, 1])
  expect(await last).toBe(2)
  expect(state.begun).toBe(3)
})

it('fails those who wait for a read that fails, at once and without another one, and reads anew after it', async () => {
  const { state, read, end } = pendingReads()
  const waiting = [read(), read(), read()]
  const outcomes = Promise.allSettled(waiting)
  end(new Error('away'))
  expect(await outcomes).toMatchObject(waiting.map(() => ({ reason: { message: 'away' } })))
  expect(state.begun).toBe(1)
  state.value = 5
  const next = read()
  end()
  expect(await next).toBe(5)
})

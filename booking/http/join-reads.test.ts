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

it('reads anew after a read that failed, and fails only those who shared it', async () => {
  const { state, read, end } = pendingReads()
  const first = read()
  const second = read()
  end(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  state.value = 5
  end()
  expect(await second).toBe(0)
  const third = read()
  end()
  expect(await third).toBe(5)
})

import { expect, it, vi } from 'vitest'
import { repeatWork } from './repeated-work.ts'

it('works once when the first time is up, and then once in each interval, also when it fails', async () => {
  vi.useFakeTimers()
  const work = vi.fn(async () => {
    throw new TypeError('of Dana Reed')
  })
  const error = vi.fn()
  const repeated = repeatWork(work, 60, 60, { error })
  await vi.advanceTimersByTimeAsync(60)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60)
  expect(work).toHaveBeenCalledTimes(2)
  await repeated.stop()
  await vi.advanceTimersByTimeAsync(60)
  expect(work).toHaveBeenCalledTimes(2)
  expect(error.mock.calls.map(([fields]) => fields.error)).toEqual(['TypeError', 'TypeError'])
  vi.useRealTimers()
})

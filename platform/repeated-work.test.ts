import { expect, it, vi } from 'vitest'
import { repeatWork } from './repeated-work.ts'

it('works once when the first time is up, and then once in each interval', async () => {
  vi.useFakeTimers()
  const work = vi.fn(async () => {})
  const repeated = repeatWork(work, 60, 60)
  await vi.advanceTimersByTimeAsync(60)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60)
  expect(work).toHaveBeenCalledTimes(2)
  await repeated.stop()
  await vi.advanceTimersByTimeAsync(60)
  expect(work).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

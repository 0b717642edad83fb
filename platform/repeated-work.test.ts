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

it('leaves out what is due while a run hangs, runs once for all who ask, and never after the stop', async () => {
  vi.useFakeTimers()
  let end = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const repeated = repeatWork(work, 60, 60, { error: vi.fn() })
  await vi.advanceTimersByTimeAsync(60 * 10)
  expect(work).toHaveBeenCalledTimes(1)
  const asked = [repeated.check(), repeated.check()]
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  end()
  await Promise.all(asked)
  await vi.advanceTimersByTimeAsync(60)
  expect(work).toHaveBeenCalledTimes(3)
  void repeated.check()
  const stopped = repeated.stop()
  end()
  await stopped
  await repeated.check()
  await vi.advanceTimersByTimeAsync(60 * 10)
  expect(work).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

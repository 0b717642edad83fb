import { afterEach, expect, it, vi } from 'vitest'
import { BuildStopped, EXPLAINED, runStep } from './build-step.ts'

afterEach(() => vi.restoreAllMocks())

const ends = (code: string) => runStep({ name: 'compress', command: ['--eval', code] })

it.each(['SIGKILL', 'SIGABRT'])('names the step, %s and the likely lack of memory', async (signal) => {
  const failure = await ends(`process.kill(process.pid, '${signal}'); setTimeout(() => {}, 10_000)`).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(BuildStopped)
  expect(String(failure)).toMatch(
    new RegExp(`The build failed: the step "compress" was ended by ${signal}, .*out of memory\\.$`),
  )
})

it('says what a step has explained, and a content error in the words of the error', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(
    ends(`console.error('site.config.ts, brand: …'); process.exitCode = ${EXPLAINED}`),
  ).rejects.toThrow(/^site\.config\.ts, brand: …$/)
  const thrown = `class ContentError extends Error { name = 'ContentError' }; throw new ContentError('a.ts: one.\\nb.ts: two.')`
  await expect(ends(thrown)).rejects.toThrow(/^a\.ts: one\.\nb\.ts: two\.$/)
  expect(printed).not.toHaveBeenCalled()
})

it('does not blame memory for another signal', async () => {
  const failure = ends(`process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 10_000)`)
  await expect(failure).rejects.toThrow('The build failed: the step "compress" was ended by SIGTERM.')
})

it('prints the output of a step that failed, and of no other', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  await ends(`console.log('quiet')`)
  expect(printed).not.toHaveBeenCalled()
  await expect(ends(`console.log('why'); process.exitCode = 3`)).rejects.toThrow(
    'The build failed in the step "compress" (exit code 3): see its output above.',
  )
  expect(printed).toHaveBeenCalledWith('why')
})

import { writeFileSync } from 'node:fs'
import { afterAll, expect, inject, it } from 'vitest'
import { hasHeld, type Trial, type TrialOutcome, type TrialResult } from './trial.ts'
import { trialTable } from './trial-table.ts'

/** Runs every trial in full, one after the other, for `npm run resilience`; `npm test` doesn't run this file. */
const modules = import.meta.glob<{ default: Trial }>('./trials/*.ts', { eager: true })
const { report, words } = inject('trials')

const isChosen = (text: string) =>
  words.length === 0 || words.some((word) => text.toLowerCase().includes(word.toLowerCase()))
const chosen = Object.entries(modules).flatMap(([file, { default: trial }]) =>
  isChosen(`${file} ${trial.name}`) ? [trial] : [],
)

const results: TrialResult[] = []
afterAll(() => {
  if (report) writeFileSync(report, trialTable(results))
})

it.each(chosen)('$name', async (trial) => {
  const started = performance.now()
  console.log(`${trial.name}: started`)
  const outcome = await trial.run(trial.tries).catch(
    (error: unknown): TrialOutcome => ({
      ...{ tried: 0, lost: 0, letIn: 0 },
      note: `It failed: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    }),
  )
  const seconds = Math.round((performance.now() - started) / 1000)
  results.push({ name: trial.name, ...outcome, seconds })
  console.log(`${trial.name}: ${hasHeld(outcome) ? 'held' : 'DID NOT HOLD'} after ${seconds} s`)
  expect(hasHeld(outcome), outcome.note).toBe(true)
})

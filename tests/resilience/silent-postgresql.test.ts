import { expect, it } from 'vitest'
import silentPostgresql from './trials/silent-postgresql.ts'

it('books again within 15 seconds after a silent network is back', { timeout: 120_000 }, async ({ skip }) => {
  const outcome = await silentPostgresql.run(1)
  if (outcome.tried === 0) return skip(outcome.note)
  expect(outcome).toMatchObject({ tried: 1, lost: 0, letIn: 0 })
})

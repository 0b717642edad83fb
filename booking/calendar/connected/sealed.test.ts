import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const secret = randomBytes(32)

it('opens only what was sealed with the same secret for the same purpose', () => {
  const sealed = seal(secret, 'calendar', { token: 'abc' })
  expect(unseal(secret, 'calendar', sealed)).toEqual({ token: 'abc' })
  expect(unseal(secret, 'connect', sealed)).toBeNull()
  expect(unseal(randomBytes(32), 'calendar', sealed)).toBeNull()
  for (const length of [0, 8, 20, 37, 40])
    expect(unseal(secret, 'calendar', sealed.slice(0, length))).toBeNull()
})

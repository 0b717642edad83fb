import { expect, it } from 'vitest'
import { adviceOn, faultIn } from './copy-rules.ts'

it('lets plain words pass and refuses claims, and placeholders that nothing fills', () => {
  expect(faultIn('You’ll hear “no” on the call.')).toBeNull()
  expect(faultIn('Call {fax}.')).toContain('has {fax}, which isn’t filled here')
  expect(faultIn('Until {when}.', ['when'])).toBeNull()
  expect(faultIn('Until then.', ['when'])).toBe('must carry {when}')
  expect(faultIn('We are HIPAA-compliant.')).toContain('seal')
})

it('advises on the length of a text and of a list', () => {
  const text = { kind: 'text', min: 4, max: 8 } as const
  expect(adviceOn('Book', text)).toBeNull()
  expect(adviceOn('Book a call', text)).toBe('has 11 characters; 4 to 8 read best here')
  expect(adviceOn(['one'], { kind: 'list', min: 2, max: 3 })).toBe('has 1 entries; 2 to 3 read best here')
})

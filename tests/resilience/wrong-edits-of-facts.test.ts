import { describe, expect, it } from 'vitest'
import { editedProject, named } from './wrong-edit.ts'
import { facts } from './wrong-facts.ts'
import { texts } from './wrong-texts.ts'

const { edit, start, expectRefusal } = editedProject()

describe('a wrong edit ends `npm start` with one line: file, field, what was found, what is allowed', () => {
  // Each by another command in these files, which all refuse the same.
  it(`in the owner’s facts: ${named(facts)}`, () => expectRefusal(facts, ['npm', 'run', 'start']))
})

describe('the same', () => {
  const wrong = facts.slice(0, 1)

  it.each(['desk', 'launch-check'])('ends `npm run %s`', async (script) => {
    await expectRefusal(wrong, ['npm', 'run', script])
  })

  it('shows ten problems at most, and how many more there are', async () => {
    edit([...facts, ...texts.slice(0, 3)])
    const { lines } = await start()
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('… and 2 more.')
  })
})

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { typeLine } from '../../tests/fixtures/agency-commands.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { COMMANDS, USAGE } from './main.ts'

/** No command finds a database here: what is wrong must show before one is opened. */
const dataDir = join(temporaryFolder(), 'none')

it.each([
  ['', 'No command given.'],
  ['bokings', 'There is no command "bokings".'],
  ['outbox --everything', '--everything'],
  ['outbox today', 'Unexpected argument "today".'],
  ['report --since', '--since'],
  ['report --since 2026-02-30', '"2026-02-30" is not a date: write it like 2026-12-01.'],
  ['backup', '"backup" needs <file>.'],
  ['export everything', '"everything" is not one of bookings, leads, counts, actions, webhook, conversions.'],
  ['export toString', '"toString" is not one of'],
  ['erase dana', '"dana" is not an email address like dana@example.com.'],
])('refuses "%s" in one sentence with the usage', async (line, message) => {
  const { code, out, err } = await typeLine(line, { dataDir })
  expect([code, out]).toEqual([2, ''])
  const [sentence = '', , usage = ''] = err.split('\n')
  expect(sentence).toContain(message)
  expect(sentence).toMatch(/\.$/)
  expect(usage).toMatch(/^Usage: npm run desk -- /)
})

it('prints a usage of 80 columns that names every command and option', async () => {
  expect((await typeLine('help')).out).toBe(USAGE)
  expect(USAGE.split('\n').filter((line) => line.length > 80)).toEqual([])
  for (const { name, usage = '', options = {} } of COMMANDS) {
    expect(await typeLine(`${name} --help`)).toMatchObject({ code: 0, out: expect.stringContaining(usage) })
    for (const option of Object.keys(options)) expect(usage, name).toContain(`--${option}`)
  }
})

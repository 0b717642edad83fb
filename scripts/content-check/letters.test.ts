import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { contentCopy } from '../../tests/fixtures/temporary-folder.ts'

const content = contentCopy()
vi.stubEnv('CONTENT_DIR', content)

/** What is said of a letter after a change to it; nothing if it is right. */
async function faultAfter(kind: string, from: string | RegExp, to: string) {
  const file = path.join(content, 'letters', `${kind}.md`)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before.replace(from, to))
  vi.resetModules()
  const { checkLetters } = await import('./letters.ts')
  const fault = await import('../../app/content/letters.data.ts')
    .then(({ letters }) => checkLetters(letters))
    .catch(({ message }: Error) => message)
  writeFileSync(file, before)
  return fault
}

it.each([
  [
    'confirmation',
    '{call}',
    '{cal}',
    'line 8: it has {cal}, which this letter doesn’t know; the nearest is {call}.',
  ],
  ['confirmation', /.*moveLink.*\n/, '', 'text: it needs {moveLink}, which is the address that moves it.'],
  ['confirmation', /why: .*\n/, '', 'why: it is missing: say why the visitor got the email.'],
  ['agency-copy', '\n{answers}', '\nHere: {answers}', 'it has {answers} among other words'],
  ['guide-link', '{end if}', '', 'text: it has an {if …} without {end if}.'],
  ['guide-link', 'Here’s', '<b>Here’s</b>', 'text: it has “<b>”, which an email can’t show'],
  ['frame', '{letter}', '', 'text: it needs {letter}, which is the letter.'],
])('refuses %s with %s as “%s”', async (kind, from, to, said) => {
  expect(await faultAfter(kind, from, to)).toMatch(
    new RegExp(`^content/letters/${kind}.md.*${RegExp.escape(said)}`),
  )
})

it('accepts other words, and names of the owner’s folder', async () => {
  expect(await faultAfter('confirmation', 'You’re booked', 'With {site.brand} you’re booked')).toBeUndefined()
})

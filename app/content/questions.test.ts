import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'

/** A copy of the owner's folder, read anew by each test. */
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  cpSync('content', folder, { recursive: true })
  vi.stubEnv('CONTENT_DIR', folder)
  vi.resetModules()
})

/** Reads the questions with one more before the phone number's. */
async function readWith(more: string) {
  const file = path.join(folder, 'questions.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('  - name: phone\n', `${more}\n  - name: phone\n`))
  const { questions } = await import('./questions.data.ts')
  return questions.booking
}

const HEARD = '  - name: heardOfUs\n    label: How did you hear about us?'

it('takes a question of five lines, which the privacy policy then names', async () => {
  const booking = await readWith(
    `${HEARD}\n    kind: choice\n    choices: [A colleague, Google]\n    calendar: true`,
  )
  expect(booking.map(({ name }) => name)).toEqual(['practice', 'zip', 'heardOfUs', 'phone', 'note'])
  const { legalTexts } = await import('./legal/legal.data.ts')
  expect(JSON.stringify(legalTexts)).toContain('practice, ZIP code, how did you hear about us?, phone, note')
})

it.each([
  ['a choice without choices', `${HEARD}\n    kind: choice`, /line 24, booking\.2\.choices: .*missing/],
  ['choices that are one', `${HEARD}\n    kind: choice\n    choices: [Once, Once]`, /name one choice twice/],
  ['choices of a text', `${HEARD}\n    kind: text\n    choices: [A, B]`, /not for text/],
  ['a kind that there is none of', `${HEARD}\n    kind: radio`, /line 26, booking\.2\.kind/],
  ['a name that is taken', '  - name: email\n    label: Email\n    kind: text', /taken by a field/],
  ['two equal names', '  - name: zip\n    label: ZIP\n    kind: zip', /booking\.2\.name: .*earlier question/],
])('refuses %s, with its line', async (_what, more, sentence) => {
  await expect(readWith(more)).rejects.toThrow(sentence)
})

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { contentCopy } from '../../tests/fixtures/temporary-folder.ts'

/** A copy of the owner's folder, read anew by each test. */
let folder: string
beforeEach(() => {
  folder = contentCopy()
  vi.stubEnv('CONTENT_DIR', folder)
  vi.resetModules()
})

/** Reads two questions of a booking, the second one being `question`. */
async function readWith(question: string) {
  const first = 'booking:\n  - { name: zip, label: ZIP code, kind: zip }'
  const text = `${first}\n${question}\npreparation: []\nguide: []\n`
  writeFileSync(path.join(folder, 'questions.yaml'), text)
  const { questions } = await import('./questions.data.ts')
  return questions.booking
}

const HEARD = '  - label: How did you hear about us?'

it('takes a question of four lines, which the privacy policy then names', async () => {
  const booking = await readWith(
    `${HEARD}\n    kind: choice\n    choices: [A colleague, Google]\n    calendar: true`,
  )
  expect(booking.map(({ name }) => name)).toEqual(['zip', 'howDidYouHearAboutUs'])
  const { legalTexts } = await import('./legal/legal.data.ts')
  expect(JSON.stringify(legalTexts)).toContain('ZIP code, how did you hear about us?')
  expect(JSON.stringify(legalTexts)).toContain('There are none now')
})

it.each([
  ['a choice without choices', `${HEARD}\n    kind: choice`, /line 3, booking\.2\.choices: .*must be there/],
  ['choices of a text', `${HEARD}\n    kind: text\n    choices: [A, B]`, /of the kind text has none/],
  [
    'a label whose name is taken',
    '  - label: Email\n    kind: text',
    /line 3, booking\.2\.name: .*taken by a field/,
  ],
  ['a name that is taken', '  - name: email\n    label: Email\n    kind: text', /taken by a field/],
  [
    'two equal names',
    '  - name: zip\n    label: ZIP\n    kind: zip',
    /line 3, booking\.2\.name: .*earlier question/,
  ],
])('refuses %s, with its line', async (_what, more, sentence) => {
  await expect(readWith(more)).rejects.toThrow(sentence)
})

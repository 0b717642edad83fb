import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { normalize, promisingSentences } from './promise-sentences.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const OTHERS_HEADING = '# Sentences that promise nothing of the software'
const text = readFileSync(path.join(root, 'docs', 'promises.md'), 'utf8')
const [promised = '', others = ''] = text.split(OTHERS_HEADING)

const rows = promised
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence '))
  .map((line) => {
    const [, sentence = '', mechanism = '', test = ''] = line.split(/ ?\| ?/)
    return { sentence, files: [mechanism, test].map((cell) => cell.replaceAll('`', '')) }
  })
const excluded = others
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => line.slice(2))
const listed = new Set([...rows.map(({ sentence }) => sentence), ...excluded])
const found = await promisingSentences()

describe('docs/promises.md', () => {
  it('has a row, or the reason why not, for each sentence that promises behavior', () => {
    expect(found.size).toBeGreaterThan(150)
    const missing = [...found].filter(([sentence]) => !listed.has(sentence))
    expect(missing.map(([sentence, where]) => `${where}: ${sentence}`)).toEqual([])
  })

  it('lists no sentence that is not said any more', () => {
    expect([...listed].filter((sentence) => !found.has(sentence))).toEqual([])
  })

  it('lists each sentence once', () => {
    expect(listed.size).toBe(rows.length + excluded.length)
  })

  it('names a mechanism and a test that exist', () => {
    const missing = rows.flatMap(({ sentence, files }) =>
      files
        .filter((file) => file === '' || !existsSync(path.join(root, file)))
        .map((file) => `${file}: ${sentence}`),
    )
    expect(missing).toEqual([])
    expect(rows.filter(({ files }) => !/\.(test|spec)\.tsx?$/.test(files[1] ?? ''))).toEqual([])
  })
})

describe('the check', () => {
  it.each([
    ['Call us at (212) 555-0142 within 24 hours.', 'Call us at {phone} within {n} hours.'],
    ['Write to hello@wellbooked.example.com.', 'Write to {e-mail}.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a label
    ['Try again in ${format(seconds)}.', 'Try again in {…}.'],
  ])('reads “%s” without its figures and names', (sentence, normal) => {
    expect(normalize(sentence)).toBe(normal)
  })
})

import { expect, it } from 'vitest'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import type { Question } from '../core/questions.ts'
import { readOfficeTime } from './office-time.ts'
import { readAnswers, readForm } from './posted-form.ts'

it('takes of a repeated answer the first, and of several choices each once', () => {
  const questions: Question[] = [
    { name: 'zip', label: 'ZIP code', kind: 'zip' },
    { name: 'runs', label: 'What do you run?', kind: 'several choices', choices: ['Ads', 'SEO'] },
  ]
  const form = new URLSearchParams('zip=75024&zip=10001&runs=SEO&runs=Ads&runs=SEO&runs=Radio')
  expect(readAnswers(questions, form).map(({ text }) => text)).toEqual(['75024', 'SEO, Ads'])
})

it.each<[Record<string, string>, string | null]>([
  [{}, 'a=1'],
  [{ 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }, 'a=1'],
  [{ 'Content-Type': 'application/json' }, null],
  [{ 'Content-Encoding': 'gzip' }, null],
])('reads a form with the headers %j as %s', async (more, read) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...more }
  const request = new Request('https://practice.example.com', { method: 'POST', headers, body: 'a=1' })
  expect(await readForm(request).then(String, () => null)).toBe(read)
})

it.each([
  ['date=2026-12-01&time=14:30', '2026-12-01T19:30:00Z'],
  ['time=14:30', expect.stringMatching(/the day/)],
  ['date=2026-12-01', expect.stringMatching(/the time/)],
  ['date=2027-03-14&time=02:30', expect.stringMatching(/skip this time/)],
  ['date=2027-03-14&time=02:15', expect.stringMatching(/skip this time/)],
])('reads the time of a call at the office from %s', (typed, read) => {
  expect(`${readOfficeTime(new URLSearchParams(typed), exampleSettings.rules)}`).toEqual(read)
})

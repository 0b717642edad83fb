import { expect, it } from 'vitest'
import { CHECK_IDS, type Finding } from '../../../website-check/result.ts'
import { promises } from '../../content/promises/promises.data.ts'
import type { Answer } from './answers.ts'
import { entriesOf, noteOf } from './audit.ts'
import { marketingAudit } from './content.data.ts'

const finding = (check: Finding['check'], answer: Finding['answer'], rest: Partial<Finding> = {}) => ({
  ...{ check, answer, quotes: [], ...rest },
})
const order = (findings: Finding[], answers: Record<string, Answer> = {}) =>
  entriesOf(findings, answers)
    .filter(({ isProblem }) => isProblem)
    .map(({ id }) => id)

it('asks as many questions as pages say', () => {
  expect(marketingAudit.questions.length).toBe(promises.audit.questions)
})

it('puts first what keeps a patient from reaching the practice, on the website or at the office', () => {
  const website = [
    finding('claims', 'found'),
    finding('price', 'not-found'),
    finding('online-booking', 'not-found'),
  ]
  expect(order(website, { q8: 'partly', q13: 'no' })).toEqual([
    'q8',
    'online-booking',
    'price',
    'q13',
    'claims',
  ])
  expect(order([finding('https', 'not-found', { missing: ['certificate', 'hsts'] })], { q8: 'no' })[0]).toBe(
    'https',
  )
  expect(order([finding('https', 'not-found', { missing: ['hsts'] })], { q8: 'no' })[0]).toBe('q8')
})

it('takes what couldn’t be told, and what the owner doesn’t know, for nothing to fix', () => {
  const unknown = CHECK_IDS.map((check) => finding(check, 'unknown', { reason: 'unread' }))
  expect(entriesOf(unknown, { q8: 'unknown' })).toEqual([])
  expect(order([finding('price', 'found'), finding('claims', 'not-found')], { q9: 'yes' })).toEqual([])
})

it('says what is missing, and quotes what is wrong whole and what is right once', () => {
  const quotes = [
    { text: 'a', page: '/' },
    { text: 'b', page: '/' },
  ]
  const entries = entriesOf(
    [
      finding('claims', 'found', { quotes }),
      finding('hours-address', 'not-found', { quotes, missing: ['hours'] }),
      finding('price', 'found', { quotes }),
    ],
    {},
  )
  expect(entries.map(({ quotes }) => quotes.length)).toEqual([2, 2, 1])
  expect(entries[0]?.found).toContain(marketingAudit.parts.hours)
})

it('writes a note for the call: what to fix first, and the answers', () => {
  const answers: Record<string, Answer> = { q8: 'no', q9: 'partly', q12: 'no', q11: 'no', q13: 'unknown' }
  const findings = CHECK_IDS.map((check) => finding(check, 'not-found'))
  const problems = entriesOf(findings, answers).filter(({ isProblem }) => isProblem)
  const note = noteOf('clinic.com', problems, answers)
  expect(note).toMatch(
    /clinic\.com: 19 things to fix\.\n[^\n]+\n1\. .+\n2\. .+\n3\. .+\nMy answers: .+: No; .+\.$/,
  )
  expect(note.split('\n')).toHaveLength(6)
  expect(note.length).toBeLessThan(1000)
  expect(noteOf(undefined, problems.slice(0, 1), {})).toContain(': 1 thing to fix.')
})

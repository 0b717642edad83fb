import { expect, test } from 'vitest'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { findFieldErrors, givenAnswers, isAccepted, textOf } from './answers.ts'
import { LEAD_CONSENTS } from './consents.ts'
import {
  CALL_BACK_QUESTIONS,
  EMAIL,
  type Kind,
  NAME,
  type Question,
  questionsOf,
  SUMMARY_QUESTIONS,
} from './questions.ts'

const NONE = { booking: [], preparation: [], guide: [] }
const FIXED = ['name', 'email', 'specialty']

const asked = (kind: Kind, more: Partial<Question> = {}): Question => ({
  name: 'asked',
  label: kind,
  kind,
  ...more,
})

test.each([
  [NAME, ['A', ' Dana O’Neil ', '李明', 'x'.repeat(80)], ['', '12', 'a\nb', 'x'.repeat(81)]],
  [
    asked('text', { required: true }),
    ['24', 'Clinic & Partners', '\u202aClinic\u202c', 'x'.repeat(200)],
    ['', '  ', '\u202e', 'Clinic\nevil', 'x'.repeat(201)],
  ],
  [
    EMAIL,
    [
      'a@b.co',
      " dana.o'neil@practice.com ",
      'a+b@sub.practice.health',
      'r&d/one!@practice.com',
      'a@practice.xn--p1ai',
      `${'a'.repeat(249)}@b.co`,
    ],
    [
      '',
      'dana@practice',
      'dana@practice.c',
      'a..b@c.com',
      '.a@c.com',
      'a@b.co\r\nBcc: x@y.zz',
      'a@b.co, x@y.zz',
      'a@b.xn--',
      'mailto:',
      'Dana <dana>',
      `${'a'.repeat(250)}@b.co`,
    ],
  ],
  [
    asked('phone'),
    [
      ...['', '3035550117', '303.555.0117', '(303)555-0117', '1-303-555-0117', '+44 20 7946 0958'],
      ...['303–555—0117', '303‑555‒0117', '303\u00a0555−0117', '\u202a(303) 555-0117\u202c'],
      ...['+1 (303) 555-0117 x4', '303-555-0117, extension 512', '303-555-0117 Ext5', '3035550117 #5'],
      ...['1'.repeat(15), `303${' '.repeat(29)}555-0117`],
    ],
    [
      '555-0117',
      '303555011',
      `303${' '.repeat(30)}555-0117`,
      '555-0117 ext. 12345',
      'call me at 3035550117',
      '3035550117 ext',
      '1'.repeat(16),
      '303\n5550117',
    ],
  ],
  [asked('phone', { required: true }), ['3035550117'], ['', '555-0117', '\n']],
  [asked('choice', { choices: ['Neuropathy'], required: true }), ['Neuropathy'], ['', 'neuropathy', 'Other']],
  [asked('yes/no'), ['', 'Yes', 'No'], ['yes', 'Maybe']],
  [asked('zip'), ['', '75024'], ['7502', '75024-1234', 'Plano']],
  [
    asked('number'),
    ['', '12', '2500', '2,500', '1,250,000.5', '1'.repeat(20)],
    ['many', '12 a month', '-', '$3', '7.5%', '1,,,', '1,25', ',5', '1'.repeat(21)],
  ],
  [
    asked('amount'),
    ['', '12', '$3', '$1,200.50', '€ 900', `$${'1'.repeat(19)}`],
    ['7.5%', '$', '$$3', '1,,,', '12 a month', '$-3', `$${'1'.repeat(20)}`],
  ],
  [asked('website'), ['', 'lakeside.example', 'x'.repeat(200)], ['x'.repeat(201)]],
  ...['advertisers', 'answer'].map((name): [Question, string[], string[]] => [
    SUMMARY_QUESTIONS.find((one) => one.name === name) ?? NAME,
    ['x'.repeat(2000)],
    ['', 'x'.repeat(2001)],
  ]),
  [asked('long text'), ['', 'one\r\ntwo', 'a\u202eb', 'x'.repeat(1000)], ['x'.repeat(1001), 'a\u0000b']],
])('$label accepts valid answers only', (question, valid, invalid) => {
  expect(valid.filter((text) => !isAccepted(question, [text]))).toEqual([])
  expect(invalid.filter((text) => isAccepted(question, [text]))).toEqual([])
})

test('says which questions have to be answered', () => {
  const required = (questions: readonly Question[]) =>
    questions.filter((question) => !isAccepted(question, [''])).map(({ name }) => name)
  expect(required(CALL_BACK_QUESTIONS)).toEqual(['name', 'practice', 'phone', 'email'])
  expect(required(SUMMARY_QUESTIONS)).toEqual(['advertisers', 'breakEven', 'answer'])
  expect(required(questionsOf({ ...exampleSettings, questions: NONE }, 'booking'))).toEqual(FIXED)
  expect(questionsOf({ ...exampleSettings, questions: NONE }, 'guide').map(({ name }) => name)).toEqual(FIXED)
})

test('a box about texts needs a number, and counts only where texts are offered', () => {
  const typed: Record<string, string> = {
    name: 'Dana Reed',
    email: 'dana@example.com',
    practice: 'Lakeside',
    specialty: 'Ketamine therapy',
    marketingTexts: 'yes',
  }
  const form = { questions: questionsOf(exampleSettings, 'guide'), consents: LEAD_CONSENTS }
  const errors = (hasTexts: boolean, questions = form.questions) =>
    findFieldErrors({ ...form, questions }, (field) => (typed[field] ? [typed[field]] : []), hasTexts)
  expect(errors(true)).toEqual([
    { field: 'marketingTexts', message: expect.stringContaining('phone number') },
  ])
  expect(errors(false)).toEqual([]) // Nor is it offered where no number is asked for.
  expect(errors(true, form.questions.slice(0, 3))).toEqual([])
})

test.each([
  [[], true],
  [['yes'], true],
  [['no'], false],
  [['yes', 'yes'], false],
])('a box that arrives as %j is a decision: %s', (box, isOne) => {
  const form = { questions: [], consents: LEAD_CONSENTS }
  const read = (field: string) => (field === 'marketingEmail' ? box : [])
  expect(findFieldErrors(form, read, false).length === 0).toBe(isOne)
})

test('several choices are all from the list, and stored in one line; one field has one answer', () => {
  const several = asked('several choices', { choices: ['Ads', 'SEO', 'None'], required: true })
  const accepted = [['Ads'], ['Ads', 'SEO']].map((values) => isAccepted(several, values))
  const refused = [[], ['Ads', 'Radio'], ['Ads', 'Ads'], ['']].map((values) => isAccepted(several, values))
  expect([accepted, refused]).toEqual([
    [true, true],
    [false, false, false, false],
  ])
  expect(isAccepted(asked('text'), ['one', 'two'])).toBe(false)
  const given = givenAnswers([NAME, several, asked('text', { name: 'empty' })], (name) =>
    name === 'name' ? [' Dana '] : name === 'empty' ? [' '] : ['Ads', 'SEO'],
  )
  expect(given).toMatchObject({ name: 'Dana', email: '', practice: '' })
  expect(given.answers).toEqual([{ name: 'asked', title: 'several choices', text: 'Ads, SEO' }])
  expect(['name', 'asked', 'gone'].map((name) => textOf(given, name))).toEqual(['Dana', 'Ads, SEO', ''])
})

test.each([
  [EMAIL, 'mailto:dana@practice.com', 'dana@practice.com'],
  [EMAIL, 'MAILTO:dana@practice.com?subject=Call', 'dana@practice.com'],
  [EMAIL, 'Dana Reed <dana@practice.com>', 'dana@practice.com'],
  [EMAIL, '"Reed, Dana" <mailto:dana@practice.com>', 'dana@practice.com'],
  [EMAIL, 'ｄａｎａ＠practice．com', 'dana@practice.com'],
  [asked('phone'), '（３０３）５５５－０１１７', '(303)555-0117'],
  [asked('zip'), '７５０２４', '75024'],
  [asked('number'), '２，５００', '2,500'],
  [asked('amount'), '＄３', '$3'],
  [asked('text'), '５ beds <new>', '５ beds <new>'],
])('$0.kind: $1 is stored as $2', (question, typed, stored) => {
  expect(isAccepted(question, [typed])).toBe(true)
  const given = givenAnswers([question], () => [typed])
  expect(textOf(given, question.name)).toBe(stored)
})

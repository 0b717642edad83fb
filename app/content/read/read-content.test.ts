import { expect, it } from 'vitest'
import { z } from 'zod'
import { promises } from '../promises/promises.data.ts'
import { onDay } from './dated.ts'
import * as p from './parts.ts'
import { checkFile } from './read-content.ts'
import { parseYaml, readMarkdown } from './yaml.ts'

const schema = z.strictObject({
  title: p.label,
  days: z.number().optional(),
  items: p.list(p.line, [1, 2]),
})
const read = (yaml: string) => checkFile('pages/a.yaml', schema, parseYaml('pages/a.yaml', yaml))

it('fills names, sets quotes right, and lets a text that is only a name be its value', () => {
  const { withinDays } = promises.paidTraffic
  const { from, to } = promises.fee.dollarsPerMonth
  const money = (amount: number) => `$${amount.toLocaleString('en-US')}`
  expect(
    read(`title: It's by day {promises.paidTraffic.withinDays}
days: "{promises.paidTraffic.withinDays}"
items:
  - From {promises.fee.dollarsPerMonth as money}
  - Weeks {promises.onboarding.launchWeeksAfter as dash}`),
  ).toEqual({
    title: `It’s by day ${withinDays}`,
    days: withinDays,
    items: [
      `From ${money(from)}–\u2060${money(to)}`,
      `Weeks ${promises.onboarding.launchWeeksAfter.from}–\u2060${promises.onboarding.launchWeeksAfter.to}`,
    ],
  })
})

it('carries both texts of a day in one, until a document is shown on a day', () => {
  const { title, items } = read(
    'title: Ends soon {after 2027-01-01} Ended\nitems:\n  - Day {promises.paidTraffic.withinDays} {after 2027-01-01} "Over"',
  )
  const page = `<h1>${title}</h1> ${items}`
  const { withinDays } = promises.paidTraffic
  expect(onDay(page, '2026-12-31')).toBe(`<h1>Ends soon</h1> Day ${withinDays}`)
  expect(onDay(page, '2027-01-01')).toBe('<h1>Ended</h1> “Over”')
})

it.each([
  ['title: A {after 2027-01-01} A miracle\nitems: [b]', 'title: it says “miracle”: a medical overclaim'],
  ['title: A {after January} B\nitems: [b]', 'title: it has {after …} wrongly'],
  ['title: A\nitem: [b]', 'content/pages/a.yaml, line 1, items: found nothing; it must be a list'],
  ['title: A\nitems: [b]\nextra: 1', 'line 3, extra: found 1; it is not a field of this file'],
  ['title: A\nitems:\n  - One\n  - A miracle', 'line 4, items.2: it says “miracle”: a medical overclaim'],
  [
    'title: Day {promises.paidTraffic.withinDay}\nitems: [b]',
    'the nearest is {promises.paidTraffic.withinDays}',
  ],
  ['title: "open\nitems: [b]', 'it is not valid YAML'],
])('refuses %j in one sentence', (yaml, message) => {
  expect(() => read(yaml)).toThrow(message)
})

it('splits Markdown into front matter and body, and keeps dates as they are written', () => {
  const { value, body, lineOf } = readMarkdown(
    'a.md',
    '---\ntitle: A\ndate: 2025-01-01\n---\n\nOne.\n\n---\n\nTwo.\n',
  )
  expect({ value, body, line: lineOf(['date']) }).toEqual({
    value: { title: 'A', date: '2025-01-01' },
    body: 'One.\n\n---\n\nTwo.',
    line: 3,
  })
  expect(() => readMarkdown('a.md', 'Text alone.')).toThrow('content/a.md, front matter: it is missing')
})

it('takes addresses on this site alone', () => {
  const isHref = (path: string) => p.href.safeParse(path).success
  expect(['/', '/book', '/#faq', '/terms-of-service#guarantee'].filter(isHref)).toHaveLength(4)
  expect(['book', 'https://example.com', '/book?x=1'].filter(isHref)).toEqual([])
})

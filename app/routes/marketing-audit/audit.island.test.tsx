import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import Audit from './audit.island.tsx'
import { questionIds } from './audit-view-model.ts'

const render = (answers: Answers) =>
  renderToStaticMarkup(<Audit answers={answers} path="/marketing-audit" brand="Brand" />)
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

it('renders a form that works by GET, with every question and no button that needs a script', () => {
  const html = render({ q4: 'no' })
  expect(html).toMatch(/<form id="sheet"[^>]*action="\/marketing-audit#result" method="get"/)
  expect(count(html, /<fieldset/g)).toBe(questionIds.length)
  expect(count(html, /checked=""/g)).toBe(1)
  const sheet = html.slice(html.indexOf('id="sheet"'))
  expect(sheet).not.toContain('type="button"')
  expect(count(sheet, /type="submit"/g)).toBe(5)
})

it('carries the answers to the call, once there are any', () => {
  const html = render({ q4: 'no', q7: 'partly' })
  expect(count(html, /href="\/book\?from=audit&amp;q4=no&amp;q7=partly"/g)).toBe(2)
  expect(render({})).toContain('href="/book"')
})

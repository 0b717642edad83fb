import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Answers } from './answers.ts'
import Audit from './audit.island.tsx'
import { auditReducer, initialAudit } from './audit-state.ts'
import { StepNavigation, StepProgress } from './audit-steps.tsx'
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

it('says what an answer means, and nothing before there is one', () => {
  expect(count(render({}), /audit-meaning/g)).toBe(0)
  expect(render({ q4: 'no' })).toContain('<strong class="font-semibold">No.</strong> People leave')
})

it('carries the answers to the call, once there are any', () => {
  const html = render({ q4: 'no', q7: 'partly' })
  expect(count(html, /href="\/book\?from=audit&amp;q4=no&amp;q7=partly"/g)).toBe(2)
  expect(render({})).toContain('href="/book"')
})

it('has nothing to announce at first', () => {
  expect(render({ q4: 'no' })).toContain('<p role="status" class="sr-only"></p>')
})

it('counts the steps, and leads from the last to the result', () => {
  const { answers } = auditReducer(initialAudit({}), { type: 'answered', question: 'q4', answer: 'no' })
  const progress = renderToStaticMarkup(
    <StepProgress id="progress" ref={null} question="q4" answers={answers} />,
  )
  expect(progress).toContain('Question 4 of 15')
  expect(count(progress, /data-answer="no"/g)).toBe(1)
  const navigation = (question: string) =>
    renderToStaticMarkup(<StepNavigation question={question} result="result" onPrevious={() => {}} />)
  expect(navigation('q1')).not.toContain('Previous')
  expect(navigation('q4')).toMatch(/Previous.*Next.*href="#result"/)
  expect(navigation('q15')).toMatch(/Previous.*type="submit"[^>]*>See the result/)
  expect(navigation('q15')).not.toContain('Next')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type OutcomeName, outcomeNames } from '../../../content/assessment.schema.ts'
import { type Answers, decide } from '../../../content/assessment.ts'
import { assessmentLabels as labels } from '../../../content/assessment-labels.ts'
import { outcomeWords } from '../../../content/assessment-words.ts'
import type { Clinic } from '../../../content/clinic.schema.ts'
import { clinics } from '../../../content/clinics.ts'
import PathwayAssessment from './assessment.island.tsx'
import { OutcomeScreen } from './outcome-screen.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { QuestionsStep } from './questions-step.tsx'

const hrefs = {
  ...{ start: '/start', assessment: '/assessment', questions: '/questions' },
  ...{ presentation: '/presentation', consultation: '/consultation' },
}
const nothing = () => {}
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

describe.each(clinics.map((clinic) => [clinic.slug, clinic] as const))('at %s', (_slug, clinic) => {
  const { assessment, name, phone } = clinic
  const outcomes = outcomeWords(name, phone.display)

  it('begins with the question about safety, in nothing that could be submitted', () => {
    const html = renderToStaticMarkup(
      <PathwayAssessment {...{ assessment, outcomes, hrefs, phone }} underMinutes={2} />,
    )
    expect(html).toContain('Question 1 of 7')
    expect(html).toContain(assessment.questions[0]?.text)
    expect(count(html, /<fieldset/g)).toBe(1)
    expect(html).not.toMatch(/<form|type="submit"|checked=""/)
    expect(count(html, /autoComplete="off"/gi)).toBe(4)
    // Whoever reads the inputs from outside learns positions, and no word of an answer.
    for (const { id, choices } of assessment.questions)
      for (const word of [id, ...choices.map((choice) => choice.id)])
        expect(html).not.toMatch(new RegExp(`<input[^>]*(?:name|value|id)="${word}"`))
    // What a crisis answer shows without the script, and the way on.
    expect(count(html, /<input[^>]*data-crisis=""/g)).toBe(2)
    expect(html).toMatch(/class="assessment-asleep.*?href="tel:988"/)
    expect(html).toContain('href="/questions"')
    // Before hydration nothing would happen.
    expect(html).toMatch(/<button type="button" class="solid-button" disabled="">Next/)
  })

  it('asks every question with native inputs, one choice or several', () => {
    for (const [index, question] of assessment.questions.entries()) {
      const html = renderQuestion(clinic, index, false)
      const type = question.kind === 'single' ? 'radio' : 'checkbox'
      expect(count(html, new RegExp(`type="${type}"`, 'g'))).toBe(question.choices.length)
      expect(html).toMatch(/<fieldset[^>]*><legend><h2 tabindex="-1"/)
      expect(html.includes(labels.toOutcome)).toBe(index === 6)
      expect(html.includes(`>${labels.back}<`)).toBe(index > 0)
    }
  })

  it('says what is missing once, and names it for the choices', () => {
    const html = renderQuestion(clinic, 4, true)
    expect(count(html, /None of these,/g)).toBe(1)
    expect(html).toMatch(/<fieldset[^>]*aria-describedby="assessment-hint assessment-missing"/)
  })

  it.each(outcomeNames)('has a screen for “%s” with its words, reasons and next steps', (outcome) => {
    const html = renderOutcome(clinic, outcome)
    const words = outcomes[outcome]
    expect(html).toContain(words.heading)
    expect(html).toContain(words.why)
    expect(html).toContain(words.next)
    expect(html.includes(`>${labels.print}<`)).toBe(outcome !== 'crisis')
    expect(html.includes(`>${labels.startOver}<`)).toBe(outcome !== 'crisis')
    expect(html.includes('href="/consultation"')).toBe(outcome === 'candidate')
    expect(html.includes('href="sms:988"')).toBe(outcome === 'crisis')
    expect(html.includes('href="tel:911"')).toBe(outcome === 'crisis')
  })

  it.each(['ownDoctor', 'notCandidate'] as const)(
    'shows 988 and 911 first in “%s” for who thought of suicide in the past month',
    (outcome) => {
      const html = renderOutcome(clinic, outcome, { safety: ['recent'] })
      const reason = assessment.rules.find(({ answers }) => answers['safety'] === 'recent')?.reason ?? '?'
      expect(textOf(html).split(reason)).toHaveLength(2)
      for (const help of ['assessment-crisis', 'href="sms:988"', 'href="tel:911"'])
        expect(html.indexOf(help)).toBeLessThan(html.indexOf(outcomes[outcome].meaning.at(-1) ?? '?'))
      expect(html).toContain('href="sms:988"')
    },
  )

  it('suggests no call to the clinic to a minor', () => {
    const given = { health: ['none'], age: ['minor'] }
    expect(textOf(renderOutcome(clinic, 'notCandidate'))).toContain(outcomes.notCandidate.closerLook)
    expect(textOf(renderOutcome(clinic, 'notCandidate', given))).not.toContain(phone.display)
  })

  it('has a page to read with each choice once, from the same data', () => {
    const html = renderToStaticMarkup(<QuestionsStep clinic={clinic} hrefs={hrefs} />)
    for (const { text, choices, unremarkable } of assessment.questions) {
      expect(html).toContain(text)
      for (const { id, label } of choices)
        expect(html).toContain(id === unremarkable ? `If you chose “${label},”` : `If you chose “${label}”:`)
    }
    for (const { reason } of assessment.rules) expect(textOf(html)).toContain(reason)
    for (const outcome of outcomeNames) expect(html).toContain(outcomes[outcome].heading)
    expect(html).toContain('href="tel:988"')
    expect(html).toContain('href="tel:911"')
    expect(html).not.toMatch(/<form|<input|<button/)
  })
})

const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

const refs = { heading: { current: null }, choices: { current: null } }

function renderQuestion({ assessment }: Clinic, index: number, isMissing: boolean) {
  const question = assessment.questions[index]
  if (!question) throw new Error(`There is no question ${index}.`)
  return renderToStaticMarkup(
    <QuestionScreen
      {...{ question, isMissing, refs, crisisChoices: [] }}
      questionsHref="/questions"
      number={index + 1}
      of={assessment.questions.length}
      chosen={[]}
      isCrisis={false}
      isLive
      onChoose={nothing}
      onNext={nothing}
      onBack={nothing}
    />,
  )
}

/** Answers that lead to each outcome. */
const leading: Record<OutcomeName, Answers> = {
  crisis: { safety: ['now'] },
  notCandidate: { health: ['pregnant'] },
  ownDoctor: { health: ['bladder'] },
  candidate: { heart: ['treated'] },
}

function renderOutcome({ assessment, name, phone }: Clinic, outcome: OutcomeName, more: Answers = {}) {
  const usual = Object.fromEntries(assessment.questions.map(({ id, unremarkable }) => [id, [unremarkable]]))
  const decision = decide(assessment, { ...usual, ...leading[outcome], ...more })
  if (decision?.outcome !== outcome) throw new Error(`These answers lead to ${decision?.outcome}.`)
  return renderToStaticMarkup(
    <OutcomeScreen
      {...{ assessment, decision, hrefs, phone }}
      words={outcomeWords(name, phone.display)[outcome]}
      heading={refs.heading}
      onBack={nothing}
      onStartOver={nothing}
    />,
  )
}

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { decide } from '../../../content/patients/assessment.ts'
import { assessmentLabels as labels } from '../../../content/patients/assessment-labels.data.ts'
import { clinics } from '../../../content/patients/clinics.data.ts'
import { outcomeLabels } from '../../../content/patients/outcome-labels.ts'
import { outcomeNames } from '../../../content/patients/outcomes.ts'
import PathwayAssessment from './assessment.island.tsx'
import { OutcomeScreen } from './outcome-screen.tsx'

const hrefs = {
  start: '/start',
  assessment: '/assessment',
  questions: '/questions',
  presentation: '/presentation',
  consultation: '/consultation',
}
const nothing = () => {}

describe.each(clinics.map((clinic) => [clinic.slug, clinic] as const))('at %s', (_slug, clinic) => {
  const { assessment, name, phone, consultation } = clinic
  const { hours } = consultation
  const { questions, rules } = assessment
  const outcomes = outcomeLabels(name, phone.display)

  it('begins with the question about safety, in nothing that could be submitted', () => {
    const html = renderToStaticMarkup(
      <PathwayAssessment
        assessment={assessment}
        outcomes={outcomes}
        hrefs={hrefs}
        phone={phone}
        hours={hours}
        underMinutes={2}
      />,
    )
    expect(html).toContain(questions[0]?.text)
    expect(html).not.toMatch(/<form|type="submit"|checked=""/)
    // Whoever reads the inputs from outside learns positions, and no word of an answer.
    for (const { id, choices } of questions)
      for (const word of [id, ...choices.map((choice) => choice.id)])
        expect(html).not.toMatch(new RegExp(`<input[^>]*(?:name|value|id)="${word}"`))
    // What a crisis answer shows without the script, and the way on.
    expect(html).toMatch(/<input[^>]*data-crisis=""/)
    expect(html).toMatch(/class="assessment-asleep.*?href="tel:988"/)
    expect(html).toContain('href="/questions"')
  })

  it.each(outcomeNames)('offers in “%s” what belongs to it: 988 and 911, or the consultation', (outcome) => {
    const usual = Object.fromEntries(questions.map(({ id, unremarkable }) => [id, [unremarkable]]))
    const leading = rules.find((one) => one.outcome === outcome && !one.offersHelp)?.answers ?? {}
    const given = Object.fromEntries(Object.entries(leading).map(([id, choice]) => [id, [choice]]))
    const decision = decide(assessment, { ...usual, ...given })
    if (decision?.outcome !== outcome) throw new Error(`These answers lead to ${decision?.outcome}.`)
    const html = renderToStaticMarkup(
      <OutcomeScreen
        assessment={assessment}
        decision={decision}
        hrefs={hrefs}
        phone={phone}
        hours={hours}
        texts={outcomes[outcome]}
        heading={{ current: null }}
        onBack={nothing}
        onStartOver={nothing}
      />,
    )
    expect(html).toContain(outcomes[outcome].heading)
    expect(html.includes(`>${labels.print}<`)).toBe(outcome !== 'crisis')
    expect(html.includes('href="/consultation"')).toBe(outcome === 'candidate')
    expect(html.includes(hours)).toBe(outcome === 'candidate')
    expect(html.includes('href="sms:988"')).toBe(outcome === 'crisis')
    expect(html.includes('href="tel:911"')).toBe(outcome === 'crisis')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { assessmentLabels } from '../../app/content/assessment-labels.ts'
import { clinics } from '../../app/content/clinics.ts'
import { lintCopy } from '../../app/content/copy-rules.ts'
import { QuestionsStep } from '../../app/routes/book/assessment/questions-step.tsx'
import { readingLevel } from './reading-level.ts'

/** School grade by Flesch-Kincaid, as for every page that patients read. */
const PATIENTS = 8

const hrefs = { start: '', assessment: '', questions: '', presentation: '', consultation: '' }

describe.each(clinics.map((clinic) => [clinic.slug, clinic] as const))(
  'the assessment of %s',
  (_slug, clinic) => {
    const html = renderToStaticMarkup(<QuestionsStep clinic={clinic} hrefs={hrefs} />)
    const text = html.replace(/<[^>]+>/g, ' ')

    it('reads at the grade of patients or below', () => {
      const { grade, words, hardest } = readingLevel(html)
      expect(words).toBeGreaterThan(500)
      expect(grade, hardest.map(({ sentence }) => sentence).join('\n')).toBeLessThanOrEqual(PATIENTS)
    })

    it('diagnoses nothing, promises nothing and leaves the decision to a licensed clinician', () => {
      expect(text).toContain('You may be a good candidate.')
      expect(text).toContain('A licensed clinician decides')
      expect(text).toContain('off-label')
      expect(text).toContain('Don’t stop or change a medicine')
      expect(text.match(/diagnos\w+/gi)?.every((word) => word === 'diagnosis')).toBe(true)
      expect(text).not.toMatch(
        /you (?:have|are suffering from) depression\b(?!\?)|you qualify|you are eligible/i,
      )
      expect(text).not.toMatch(/cures?\b|proven|safe for everyone|will help you/i)
    })

    it('names every caution and contraindication of the esketamine label', () => {
      for (const caution of [
        /aneurysm/,
        /\bAVM\b/,
        /bleeding in the brain/i,
        /serious reaction to ketamine/,
        /high blood pressure/i,
        /psychosis/,
        /alcohol or drugs/,
        /pregnant/,
        /breastfeeding/,
        /liver disease/,
        /bladder/i,
      ])
        expect(text).toMatch(caution)
    })
  },
)

it('keeps the words around the questions to the copy rules', () => {
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value === 'function') return []
    return Object.values(value as object).flatMap(texts)
  }
  const all = texts(assessmentLabels)
  expect(all.length).toBeGreaterThan(20)
  expect(all.flatMap((text) => lintCopy(text) ?? [])).toEqual([])
})

import { expect, it } from 'vitest'
import { clinics } from '../../app/content/patients/clinics.data.ts'
import { promises } from '../../app/content/promises/promises.data.ts'

/** Words read in a minute, silently: Brysbaert, Journal of Memory and Language 109 (2019), 104047. */
const WORDS_PER_MINUTE = 238
/**
 * Seconds to decide, to press a choice and to press Next: 1.35 + 2 × (1.1 + 0.2), by the Keystroke-Level Model: Card,
 * Moran and Newell, Communications of the ACM 23 (1980), 396–410.
 */
const SECONDS_PER_ANSWER = 3.95

it.each(clinics)(
  'the assessment of $slug is read and answered in the time that its article promises',
  ({ assessment: { questions } }) => {
    const words = questions
      .flatMap(({ text, hint = '', choices }) => [text, hint, ...choices.map(({ label }) => label)])
      .flatMap((part) => part.split(/\s+/).filter((word) => word !== '')).length
    const seconds = (words / WORDS_PER_MINUTE) * 60 + questions.length * SECONDS_PER_ANSWER
    expect(seconds).toBeLessThan(promises.pathwayAssessment.underMinutes * 60)
  },
)

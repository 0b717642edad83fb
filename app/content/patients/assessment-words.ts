import { fillPlaceholders } from '../checks/placeholders.ts'
import { type OutcomeLabels, outcomeTexts } from './assessment-labels.data.ts'
import { type OutcomeName, outcomeNames } from './outcomes.ts'

/**
 * What the outcomes of the Pathway Assessment say at a clinic.
 * @param clinic its name
 * @param phone its number as patients read it
 */
export function outcomeLabels(clinic: string, phone: string): Readonly<Record<OutcomeName, OutcomeLabels>> {
  const fill = (text: string) => fillPlaceholders(text, { clinic, phone })
  const at = outcomeNames.map((name) => {
    const words = outcomeTexts[name]
    const closerLook = words.closerLook && fill(words.closerLook)
    return [name, { ...words, meaning: words.meaning.map(fill), steps: words.steps.map(fill), closerLook }]
  })
  return Object.fromEntries(at)
}

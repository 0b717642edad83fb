import { fillPlaceholders } from '../placeholders.ts'
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
    const labels = outcomeTexts[name]
    const closerLook = labels.closerLook && fill(labels.closerLook)
    return [name, { ...labels, meaning: labels.meaning.map(fill), steps: labels.steps.map(fill), closerLook }]
  })
  return Object.fromEntries(at)
}

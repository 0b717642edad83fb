/**
 * The outcomes of the Pathway Assessment, the one that wins over the others first. The answer that leads to `crisis` or
 * `minor` ends the assessment at once; `candidate` remains when no rule points elsewhere.
 */
export const outcomeNames = ['crisis', 'minor', 'notCandidate', 'ownDoctor', 'candidate'] as const
export type OutcomeName = (typeof outcomeNames)[number]

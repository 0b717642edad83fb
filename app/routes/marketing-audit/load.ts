import type { PageRequest } from '../../page-module.ts'
import { readAnswers } from './answers.ts'
import { marketingAudit } from './content.data.ts'

/** How long the result waits for a website that is still being read. */
const PATIENCE_MS = 5_000
/** Why no check was begun, with the status of that answer. */
export const REFUSALS = { address: 422, limit: 429, busy: 503 } as const
const refusals = Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]

/**
 * Reads the audit from its address: `link` is the secret of a website's check, each answer is a parameter, and `ask` leads
 * to the first question without an answer. Nothing else is known of it.
 */
export async function load({ query, site: { websiteChecks } }: PageRequest) {
  const answers = readAnswers(query)
  /** The question's place; -1 for none. */
  const asked = query.has('ask') ? marketingAudit.questions.findIndex(({ id }) => !(id in answers)) : -1
  const secret = query.get('link') ?? ''
  const check = secret ? await websiteChecks?.find(secret, asked < 0 ? PATIENCE_MS : 0) : null
  const hasResult = check || Object.keys(answers).length > 0
  const view = asked >= 0 ? 'question' : check && !check.result ? 'waiting' : hasResult ? 'result' : 'start'
  return {
    view,
    asked,
    given: { secret: check ? secret : '', answers },
    check: check ?? null,
    /** What happened to a result that the address names. */
    message: secret && websiteChecks ? 'unknown' : query.has('deleted') ? 'deleted' : null,
    refusal: refusals.find((one) => one === query.get('refused')),
    address: (query.get('address') ?? '').slice(0, 300),
    /** What a robots.txt calls the check; null where websites aren't checked. */
    robot: websiteChecks?.robot ?? null,
  } as const
}

/** What the views are made of. */
export type AuditData = Awaited<ReturnType<typeof load>>

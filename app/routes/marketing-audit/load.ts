import type { PageRequest } from '../../page-module.ts'
import { type Given, readAnswers } from './answers.ts'
import { marketingAudit } from './content.data.ts'

/** How long the result waits for a website that is still being read. */
const PATIENCE_MS = 5_000
/** Why no website is read. */
const REFUSALS = ['address', 'limit', 'busy'] as const

/**
 * Reads the audit from its address: `link` is the secret of a website's check, each answer is a parameter, and `ask` leads
 * to the first question without an answer. Nothing else is known of it.
 */
export async function load({ query, site: { websiteChecks } }: PageRequest) {
  const answers = readAnswers(query)
  /** The question's place; -1 for none. */
  const asked = query.has('ask') ? marketingAudit.questions.findIndex(({ id }) => !(id in answers)) : -1
  const secret = query.get('link') ?? ''
  const check = (secret && (await websiteChecks?.find(secret, asked < 0 ? PATIENCE_MS : 0))) || null
  const given: Given = { ...(check && { link: secret }), ...answers }
  const hasResult = Object.keys(given).length > 0
  return {
    view: asked >= 0 ? 'question' : hasResult ? 'result' : 'start',
    asked,
    hasResult,
    answers,
    given,
    check,
    /** What happened to a result that the address names. */
    message: secret && websiteChecks && !check ? 'unknown' : query.has('deleted') ? 'deleted' : null,
    refusal: REFUSALS.find((one) => one === query.get('refused')),
    address: (query.get('address') ?? '').slice(0, 300),
    /** What a robots.txt calls the check; null where websites aren't read. */
    robot: websiteChecks?.robot ?? null,
  } as const
}

/** What the views are made of. */
export type AuditData = Awaited<ReturnType<typeof load>>

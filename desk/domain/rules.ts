import type { CallRules } from './settings.ts'

/** The owner's rules contradict themselves or name something unknown. The message is one sentence to act on. */
export class WrongRules extends Error {
  override name = 'WrongRules'
}

export function checkRules(rules: CallRules): CallRules {
  return rules
}

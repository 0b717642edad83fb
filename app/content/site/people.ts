import { checkContent } from '../checks/fields.schema.ts'
import { peopleSchema } from './people.schema.ts'

export const peopleContent = checkContent('app/content/site/people.ts', peopleSchema, {
  heading: 'The people you’ll work with.',
  onTheCall: 'Who you’ll talk to',
  callWith: 'Your call is with',
  allCalls: 'Takes strategy calls for every specialty',
  callsFor: 'Takes strategy calls for:',
})

/** How many practices are clients, from `clientPractices` of `site.config.ts`. */
export function clientPracticesLine(count: number): string {
  if (count === 0) return 'We don’t have any clients yet, so you’d be one of the first.'
  return `Today we work with ${count === 1 ? '1 practice' : `${count} practices`}, and never with 2 of the same specialty in one area.`
}

import { checkContent } from '../checks/fields.schema.ts'
import { peopleSchema } from './people.schema.ts'

export const peopleContent = checkContent('app/content/site/people.ts', peopleSchema, {
  heading: 'The people you’ll work with.',
  onTheCall: 'Who you’ll talk to',
  callWith: 'Your call is with',
  callWithOneOf: 'Your call is with one of these people',
  allCalls: 'Takes strategy calls for every specialty',
  callsFor: 'Takes strategy calls for:',
})

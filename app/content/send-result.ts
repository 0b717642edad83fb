import type { SendResultWords } from './send-result.schema.ts'

/** Without the schema, because islands import it. The pages' content files check it. */
export const sendResultWords: SendResultWords = {
  heading: 'Or e-mail yourself this result',
  label: 'E-mail address',
  button: 'E-mail me this result',
  note: 'You get one e-mail with this result and a link back to it. We won’t add you to a list.',
  honeypot: 'Leave this field empty',
}

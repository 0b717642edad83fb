import type { Agency } from '../domain/settings.ts'

/** Words that end texts (47 CFR 64.1200(a)(10)), that allow them again, and that ask who writes. */
const STOP_WORDS = [
  ...['STOP', 'STOPALL', 'STOP ALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
  ...['REVOKE', 'OPT OUT', 'OPTOUT'],
]
const START_WORDS = ['START', 'UNSTOP']

export type TextRequest = 'stop' | 'start' | 'help'

/** What a visitor's text asks for: it is one of the words and nothing else. Everything else gets the help. */
export function readTextRequest(body: string): TextRequest {
  const word = body.trim().replace(/\s+/g, ' ').toUpperCase()
  if (STOP_WORDS.includes(word)) return 'stop'
  return START_WORDS.includes(word) ? 'start' : 'help'
}

/** The answer, as a text. */
export function replyTo(request: TextRequest, { name, phone, email }: Agency): string {
  switch (request) {
    case 'stop':
      return `${name}: you won’t get any more texts from us. Reply START to get them again.`
    case 'start':
      return `${name}: you’ll get our texts again. Reply STOP to opt out, HELP for help.`
    case 'help':
      return `${name}: this number sends reminders, and no one reads replies. Call ${phone} or write to ${email}. Message and data rates may apply. Reply STOP to opt out.`
  }
}

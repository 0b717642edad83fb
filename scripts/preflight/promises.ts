import type { Environment } from '../../server/config/environment.ts'
import { type Finding, placeOf, type SourceText } from './finding.ts'

/** A promise in words, and what has to be switched on for it. */
interface Promised {
  /** Finds it in the content, as the content spells it. */
  says: RegExp
  what: string
  isKept(environment: Environment): boolean
  todo: string
}

const PROMISED: Promised[] = [
  {
    says: /(?:We’ll e-mail you|we’re also e-mailing you|confirmation e-mail|comes by e-mail)/i,
    what: 'Pages promise e-mail, but without SMTP_URL none leaves this machine.',
    isKept: ({ smtpUrl }) => smtpUrl !== undefined,
    todo: 'Set SMTP_URL to your mail server.',
  },
  {
    says: /\breminders? \{?[^.]*\b(?:before|hours?)\b|we(?:’ll)? remind you/i,
    what: 'Pages promise reminders of a call, but without SMTP_URL none is sent.',
    isKept: ({ smtpUrl, bookingWidget }) => smtpUrl !== undefined || bookingWidget !== undefined,
    todo: 'Set SMTP_URL to your mail server.',
  },
  {
    says: /\breminders? \{?[^.]*\b(?:before|hours?)\b|we(?:’ll)? remind you|(?:move|cancel) (?:it|the call|your call)[^.]*\blink/i,
    what: 'Pages promise reminders or links of the built-in desk, but BOOKING_WIDGET_URL leads to another provider.',
    isKept: ({ bookingWidget }) => bookingWidget === undefined,
    todo: 'Say on these pages what that provider does, or unset BOOKING_WIDGET_URL.',
  },
  {
    says: /\bbackups? (?:of|every|each|once|a day)\b|\bbacked up\b|deleted from (?:our |the )?backups/i,
    what: 'A page speaks of backups, but without BACKUP_DIR none is made.',
    isKept: ({ backupDir }) => backupDir !== undefined,
    todo: 'Set BACKUP_DIR, or take the sentence out.',
  },
]

/**
 * Promises whose mechanism the settings switch off, each with the lines that make it.
 * @param words the content of the pages, the widget and the legal texts
 */
export function promiseFindings(environment: Environment, words: SourceText[]): Finding[] {
  return PROMISED.filter(({ isKept }) => !isKept(environment)).flatMap(({ says, what, todo }) => {
    const places = words.flatMap((source) =>
      source.text
        .split('\n')
        .filter((line) => says.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
        .map((line) => placeOf(source, line)),
    )
    return places.length > 0 ? [{ kind: 'promise' as const, what, todo, places }] : []
  })
}

import { lintVoice } from './voice-rules.ts'

/** Words and claims the build refuses. */

const BANNED: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /\bunlock/i, name: 'unlock' },
  { pattern: /\belevat(e|es|ed|ing)\b/i, name: 'elevate' },
  { pattern: /\bseamless/i, name: 'seamless' },
  { pattern: /\bsupercharg/i, name: 'supercharge' },
  { pattern: /\bgame[- ]chang/i, name: 'game-changer' },
  { pattern: /\bcutting[- ]edge/i, name: 'cutting-edge' },
  { pattern: /\bfast-paced\b/i, name: 'fast-paced world' },
  { pattern: /\b(it|this|that)[’']s not\b[^.]*[,;.]\s*(it|this|that)[’']s\b/i, name: 'it’s not X, it’s Y' },
  { pattern: /\b(miracle|breakthrough|risk-free|cures)\b/i, name: 'a medical overclaim' },
  { pattern: /\b(HIPAA|ADA)[- ](compliant|certified)\b/i, name: 'a compliance seal' },
  { pattern: /\bguaranteed patients\b(?!”)/i, name: 'guaranteed patients (allowed only in quotes)' },
]

/** Placeholders allowed in content; `when` and `minutes` are the time and the length of a booked call. */
const TOKENS: ReadonlySet<string> = new Set([
  ...['author', 'brand', 'phone', 'email', 'when', 'minutes', 'marketing'],
  ...['clinic', 'place', 'hours', 'count'],
])

/** Defined by vite.config.ts for a build, whose first step has checked all content: doing it again would delay each start. */
declare const CONTENT_IS_CHECKED: true | undefined
export const contentIsChecked = typeof CONTENT_IS_CHECKED !== 'undefined'

/**
 * Returns the first violation of the copy rules as an instruction for the writer, or null. Quotes and apostrophes
 * must be typographic.
 */
export function lintCopy(text: string): string | null {
  if (contentIsChecked) return null
  if (text !== text.trim() || /\s{2}/.test(text)) return 'has spare spaces; remove them'
  if (text.includes('!')) return 'has an exclamation mark; end the sentence with a period'
  if (/['"]/.test(text)) return 'has a straight quote; use ’ or “ ”'
  const token = [...text.matchAll(/\{(\w*)\}/g)].find((match) => !TOKENS.has(match[1] ?? ''))
  if (token) return `has the unknown token ${token[0]}; known are {${[...TOKENS].join('}, {')}}`
  const lost = /\b(undefined|NaN)\b|\[object /.exec(text)
  if (lost) return `says “${lost[0]}”: a figure or fact that it names does not exist`
  const banned = BANNED.find(({ pattern }) => pattern.test(text))
  return banned ? `says “${banned.name}”, which the site does not say; say it plainly` : lintVoice(text)
}

/** Word count, for limits in words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

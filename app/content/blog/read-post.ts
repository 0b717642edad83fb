import { ContentError } from '../checks/content-error.ts'
import { readFrontMatter } from '../checks/front-matter.ts'
import { readArticleBody } from './article-body.ts'
import { ARTICLE_WORDS, type Post, postSchema, WORDS_PER_MINUTE } from './posts.schema.ts'

/** The last line of every article before its sources. */
const ACCURATE_AS_OF = /\baccurate as of ([A-Z][a-z]+ \d{1,2}, \d{4})/

/**
 * Parses and validates a post: besides its front matter, that the slug is the file's name, the length is an article's,
 * the read time follows from the word count, and the closing line has the date of the last fact check.
 * @param file path, e.g. `app/content/blog/posts/five-strategies.md`
 * @param text the whole file
 * @throws {ContentError} one sentence with file, field and reason
 */
export function readPost(file: string, text: string): Post {
  const { data, body: markdown } = readFrontMatter(file, text, postSchema)
  const refuse = (field: string, reason: string): never => {
    throw ContentError.at(file, field, reason)
  }
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '')
  if (data.slug !== name)
    refuse('slug', `is "${data.slug}", but the file is called ${name}.md; make them the same`)

  const body = readArticleBody(file, markdown)
  if (body.words < ARTICLE_WORDS.from || body.words > ARTICLE_WORDS.to)
    refuse('content', `has ${body.words} words, ${ARTICLE_WORDS.from} to ${ARTICLE_WORDS.to} are wanted`)

  const minutes = minutesToRead(body.words)
  if (data.readTime !== `${minutes} min read`)
    refuse('readTime', `is "${data.readTime}", but ${body.words} words take ${minutes} min read`)

  const said = ACCURATE_AS_OF.exec(markdown)?.[1]
  const factsTrueTo = said ? isoDay(said) : null
  if (!factsTrueTo)
    return refuse(
      'content',
      'does not say when its facts were checked, e.g. “accurate as of November 21, 2026”',
    )
  return { ...data, body, factsTrueTo }
}

/** Whole minutes, rounded, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** Parses `November 21, 2026` as `2026-11-21`; null for a day that does not exist. */
function isoDay(said: string): string | null {
  const instant = Date.parse(`${said} 00:00 UTC`)
  if (Number.isNaN(instant)) return null
  const day = new Date(instant)
  // JavaScript reads February 30 as March 2, so an invalid day does not round-trip.
  const back = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return back === said ? day.toISOString().slice(0, 10) : null
}

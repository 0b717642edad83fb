import { type Checks, found, notFound, paragraphs, phrases, quote, sentencesOf } from './site-facts.ts'

/** Before a phrase, these turn a claim into a disclaimer: “Results are not guaranteed.” */
const DENIED = /\b(?:no|not|never|cannot|without|nothing|[a-z]+n[’']t)\b[^.!?]{0,30}$/i

/** Phrases that a board or an ad platform could quote. */
export const claimsChecks = {
  claims({ pages, known }) {
    const pattern = phrases(known.claims)
    const quotes = paragraphs(pages).flatMap(({ page, text }) =>
      sentencesOf(text).flatMap((sentence) => {
        const position = sentence.search(pattern)
        return position === -1 || DENIED.test(sentence.slice(0, position)) ? [] : [quote(page, sentence)]
      }),
    )
    const once = quotes.filter(({ text }, index) => quotes.findIndex((one) => one.text === text) === index)
    return once.length > 0 ? found(once) : notFound()
  },
} satisfies Checks

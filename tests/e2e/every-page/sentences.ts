import { renderAllSections } from '../lay-out.ts'
import { measureSentences, RUNNING_TEXT } from '../running-text.ts'
import type { PageCheck } from './page-check.ts'

/** Share of a page's sentences that must be set at the size of running text; the rest are notes and captions. */
const LEAST_READABLE = 0.9
/** The smallest size of any sentence, in pixels. */
const LEAST_SIZE = 14

/** Sentences are set at the size of running text, notes not much smaller. */
export const sentences: PageCheck = {
  name: `sentences are at least ${RUNNING_TEXT} px, notes at least ${LEAST_SIZE} px`,
  async run(page) {
    await renderAllSections(page)
    const { characters, readable, small } = await measureSentences(page)
    const say = ({ size, text }: (typeof small)[number]) => `${size} px: ${text.slice(0, 90)}`
    const faults = small.filter(({ size }) => size < LEAST_SIZE).map(say)
    const share = characters ? readable / characters : 1
    if (share < LEAST_READABLE)
      faults.push(
        `${characters - readable} of ${characters} characters are small`,
        ...small.slice(0, 8).map(say),
      )
    return faults
  },
}

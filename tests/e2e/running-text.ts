import type { Page } from '@playwright/test'

/** The characters in a page's sentences, by the size they are set in. */
export interface RunningText {
  characters: number
  /** Characters at the size of running text or larger. */
  readable: number
  /** Sentences with text below the size of running text, the longest first. */
  small: { size: number; text: string }[]
}

/** CSS pixels of running text (`--text-body`, `--text-small`). */
export const RUNNING_TEXT = 17

/**
 * Measures the sentences in `main`: blocks of more than six words that end with a period, a question mark or a colon.
 * Labels, reference marks, lists of sources and text inside drawings are not sentences.
 */
export function measureSentences(page: Page): Promise<RunningText> {
  return page.evaluate((running) => {
    const BLOCKS = 'p, li, dd, td, blockquote, summary'
    const blocks = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const block = owner?.closest(BLOCKS)
      if (
        !owner ||
        !block ||
        owner.closest('svg, sup, [aria-labelledby="sources"], [role="img"], [aria-hidden="true"]')
      )
        continue
      if (!owner.checkVisibility({ visibilityProperty: true }) || owner.getBoundingClientRect().width <= 1)
        continue
      blocks.set(block, [...(blocks.get(block) ?? []), node as Text])
    }
    const found: RunningText = { characters: 0, readable: 0, small: [] }
    for (const texts of blocks.values()) {
      const text = texts
        .map(({ data }) => data)
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
      if (!/[.?:]$/.test(text) || text.split(' ').length <= 6) continue
      let least = Number.POSITIVE_INFINITY
      for (const { data, parentElement } of texts) {
        const length = data.trim().length
        if (!length || !parentElement) continue
        const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
        found.characters += length
        if (size >= running) found.readable += length
        least = Math.min(least, size)
      }
      if (least < running) found.small.push({ size: least, text })
    }
    found.small.sort((one, other) => other.text.length - one.text.length)
    return found
  }, RUNNING_TEXT)
}

import { Tokenizer, TokenizerMode } from 'parse5'

/** What a finished document contains, for the search, its share picture, and links to places on it. */
export interface DocumentContents {
  ids: ReadonlySet<string>
  /** The addresses on this site that it links to. */
  links: ReadonlySet<string>
  /** The h1 in its two parts; `turn` is the part in italics. */
  headline: { plain: string; turn: string }
  /** The paragraph before the h1. */
  kicker: string
  /** The text of `main`, or of its only article, on one line. */
  text: string
}

interface Region {
  tag: string
  text: string
}

/** Elements whose text is wanted. */
const regionTags: ReadonlySet<string> = new Set(['main', 'article', 'h1', 'em', 'p'])

/** Elements that do not separate words; all others do. */
const inlineTags: ReadonlySet<string> = new Set('a abbr b em i path span strong sub sup svg'.split(' '))

const codeTags: ReadonlySet<string> = new Set(['script', 'style'])

/** Reads a document, whose elements are all closed, with the tokenizer of the HTML standard. */
export function readDocument(html: string): DocumentContents {
  const ids = new Set<string>()
  const links = new Set<string>()
  const regions: Region[] = []
  const open: Region[] = []
  let isCode = false
  const add = (text: string) => {
    if (!isCode) for (const region of open) region.text += text
  }
  const separate = (tag: string) => {
    if (!inlineTags.has(tag)) add(' ')
  }
  const ignore = () => {}
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        isCode = codeTags.has(tagName)
        if (isCode) tokenizer.state = TokenizerMode.RAWTEXT
        for (const { name, value } of attrs) {
          if (name === 'id') ids.add(value)
          if (name === 'href' && tagName === 'a' && /^[/#]/.test(value)) links.add(value)
        }
        separate(tagName)
        if (!regionTags.has(tagName)) return
        const region = { tag: tagName, text: '' }
        regions.push(region)
        open.push(region)
      },
      onEndTag({ tagName }) {
        isCode = false
        separate(tagName)
        if (regionTags.has(tagName)) open.pop()
      },
      onCharacter: ({ chars }) => add(chars),
      onWhitespaceCharacter: ({ chars }) => add(chars),
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  )
  // The head has nothing of this but a style that takes long to read.
  tokenizer.write(html.slice(html.indexOf('<body')), true)

  const at = regions.findIndex(({ tag }) => tag === 'h1')
  const heading = textOf(regions[at])
  const emphasis = textOf(regions.slice(at + 1).find(({ tag }) => tag === 'em'))
  const turn = heading.endsWith(emphasis) ? emphasis : ''
  const main = regions.findIndex(({ tag }) => tag === 'main')
  const articles = regions.filter(({ tag }) => tag === 'article')
  return {
    ids,
    links,
    headline: { plain: heading.slice(0, heading.length - turn.length).trim(), turn },
    kicker: textOf(regions.slice(main + 1, Math.max(at, 0)).findLast(({ tag }) => tag === 'p')),
    text: textOf(articles.length === 1 ? articles[0] : regions[main]),
  }
}

/** The text on one line, without the word joiners that keep lines together. */
const textOf = (region: Region | undefined) =>
  (region?.text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

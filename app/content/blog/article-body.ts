import { type MarkedToken, marked, type Token, type Tokens } from 'marked'
import { ContentError } from '../checks/content-error.ts'
import { countWords, lintCopy } from '../checks/copy-rules.ts'

/** A run of text in a paragraph, list item or source. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'citation'; source: number }

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'figure'; name: string; caption: string }

export interface ArticleBody {
  blocks: Block[]
  /** The ordered list under the heading "Sources". */
  sources: Inline[][]
  /** Word count of headings, paragraphs, lists and captions, without sources. */
  words: number
}

const SOURCES = 'sources'
const CITATION = /^#source-(\d+)$/
const FIGURE = /^figure:([a-z][a-z-]*)$/
const ADDRESS = /^(https:\/\/\S+|\/[a-z0-9_/-]*(#[a-z-]+)?|mailto:\S+)$/

/**
 * Parses the markdown of an article: headings of two levels, paragraphs, bold and italic text, lists, links,
 * `[2](#source-2)` as a reference and `![caption](figure:name)` as a figure. Returns data, not HTML; raw HTML and
 * everything else is refused.
 * @param file path for error messages, e.g. `app/content/blog/posts/five-strategies.md`
 * @throws {ContentError} naming the file, `content` and what is not allowed
 */
export function readArticleBody(file: string, markdown: string): ArticleBody {
  const refuse = (reason: string): never => {
    throw ContentError.at(file, 'content', reason)
  }
  const blocks: Block[] = []
  let sources: Inline[][] = []
  let underSources = false
  for (const token of marked.lexer(markdown) as MarkedToken[]) {
    if (token.type === 'space' || token.type === 'def') continue
    const block = readBlock(token, refuse)
    if (block.kind === 'heading' && block.id === SOURCES) {
      underSources = true
    } else if (underSources && block.kind === 'list' && block.ordered && sources.length === 0) {
      sources = block.items
    } else if (underSources) {
      refuse('has something after its sources; the numbered list of sources comes last')
    } else {
      blocks.push(block)
    }
  }
  const texts = blocks.map(plainText)
  for (const text of [...texts, ...sources.map(plain)]) {
    const fault = lintCopy(text)
    if (fault) refuse(`${fault}, in “${text.slice(0, 60)}…”`)
  }
  const cited = new Set(blocks.flatMap(citations))
  for (const source of cited) {
    if (source < 1 || source > sources.length)
      refuse(`refers to source ${source}, which its list does not have`)
  }
  const unused = sources.findIndex((_, index) => !cited.has(index + 1))
  if (unused >= 0) refuse(`lists source ${unused + 1}, to which no sentence refers`)
  return { blocks, sources, words: texts.reduce((sum, text) => sum + countWords(text), 0) }
}

type Refuse = (reason: string) => never

function readBlock(token: MarkedToken, refuse: Refuse): Block {
  switch (token.type) {
    case 'heading': {
      const level = token.depth
      if (level !== 2 && level !== 3)
        return refuse(`has a heading of level ${level}; use ## and ###, the title is the page’s own`)
      const text = plain(readInlines(token.tokens, refuse))
      return { kind: 'heading', level, id: headingId(text), text }
    }
    case 'paragraph': {
      const [only, ...more] = token.tokens as MarkedToken[]
      if (only?.type === 'image' && more.length === 0) return readFigure(only, refuse)
      return { kind: 'paragraph', children: readInlines(token.tokens, refuse) }
    }
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        items: token.items.map((item) => readInlines(itemTokens(item, refuse), refuse)),
      }
    default:
      return refuse(
        `holds ${token.type} (“${token.raw.trim().slice(0, 40)}”); it may hold headings, paragraphs, bold text, lists and links`,
      )
  }
}

function itemTokens(item: Tokens.ListItem, refuse: Refuse): Token[] {
  const [only, ...more] = item.tokens as MarkedToken[]
  if (item.task || more.length > 0 || (only?.type !== 'text' && only?.type !== 'paragraph'))
    return refuse(`has a list item that is more than one run of text (“${item.text.slice(0, 40)}”)`)
  return only.tokens ?? []
}

function readFigure(image: Tokens.Image, refuse: Refuse): Block {
  const name = FIGURE.exec(image.href)?.[1]
  if (!name) return refuse(`shows the picture ${image.href}; pictures are drawn, as ![caption](figure:name)`)
  return { kind: 'figure', name, caption: image.text }
}

function readInlines(tokens: readonly Token[], refuse: Refuse): Inline[] {
  return (tokens as MarkedToken[]).map((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        // Line breaks within a paragraph are not significant.
        return { kind: 'text', text: token.text.replaceAll('\n', ' ') }
      case 'strong':
        return { kind: 'strong', children: readInlines(token.tokens, refuse) }
      case 'em':
        return { kind: 'emphasis', children: readInlines(token.tokens, refuse) }
      case 'link': {
        const source = CITATION.exec(token.href)?.[1]
        if (source) return { kind: 'citation', source: Number(source) }
        if (!ADDRESS.test(token.href))
          return refuse(`links to ${token.href}; use an https address, or one on this site from the root`)
        return { kind: 'link', href: token.href, children: readInlines(token.tokens, refuse) }
      }
      default:
        return refuse(`holds ${token.type} (“${token.raw.slice(0, 40)}”), which an article may not`)
    }
  })
}

/** Plain text without references. */
function plain(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      return inline.kind === 'citation' ? '' : plain(inline.children)
    })
    .join('')
}

function plainText(block: Block): string {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'figure') return block.caption
  return block.kind === 'paragraph' ? plain(block.children) : block.items.map(plain).join(' ')
}

function citations(block: Block): number[] {
  const within = (inlines: readonly Inline[]): number[] =>
    inlines.flatMap((inline) => {
      if (inline.kind === 'citation') return [inline.source]
      return inline.kind === 'text' ? [] : within(inline.children)
    })
  if (block.kind === 'paragraph') return within(block.children)
  return block.kind === 'list' ? block.items.flatMap(within) : []
}

/** Fragment id of a heading: `What a nerve test shows` becomes `what-a-nerve-test-shows`. */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘“”]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

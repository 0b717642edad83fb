import { type MarkedToken, marked, type Token, type Tokens } from 'marked'
import { ContentError, type ContentProblem } from '../checks/content-error.ts'
import { onDay } from '../read/dated.ts'
import type { ImageSize } from '../read/image-size.ts'
import { advice, faultInProse } from '../read/prose.ts'
import { curlQuotes } from '../read/typography.ts'

/** A run of text in a paragraph, list item or source. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'citation'; source: number }
  | { kind: 'break' }

export interface List {
  kind: 'list'
  ordered: boolean
  /** Each with the list below it. */
  items: { children: Inline[]; list: List | undefined }[]
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'quote'; children: Inline[] }
  | List
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][]; isNumber: boolean[] }
  | { kind: 'figure'; name: string; caption: string }
  /** `file` is the original in the owner's folder; the caption may be empty. */
  | ({ kind: 'photo'; file: string; alt: string; caption: string } & ImageSize)
  | { kind: 'film'; film: PostFilm; caption: string }

/** A film with the captions and the poster beside it. */
export interface PostFilm extends ImageSize {
  file: string
  captions: string
  poster: string
  title: string
}

/** What a text can show: the files beside it, each with its size if it is a picture, and the drawings by name. */
export interface Shown {
  files: ReadonlyMap<string, ImageSize | null>
  figures: readonly string[]
}

interface Reading {
  /** Without it the text shows nothing. */
  shown?: Shown
  /** What messages name in place of the line. */
  part?: string
}

export interface ArticleBody {
  blocks: Block[]
  /** The ordered list under the heading "Sources". */
  sources: Inline[][]
  /** Word count of all blocks, without sources. */
  words: number
}

const SOURCES = 'sources'
const CITATION = /^#source-(\d+)$/
const FIGURE = /^figure:(.*)$/
const FILM = /\.(mp4|webm)$/
const ADDRESS = /^(https:\/\/\S+|\/[a-z0-9_/-]*(#[a-z-]+)?|#[a-z0-9-]+|mailto:\S+@\S+|tel:\+\d+)$/

/** Thrown for a part of a text that is not allowed; the message is a predicate after "it". */
class Refused extends Error {}

const refuse = (reason: string): never => {
  throw new Refused(reason)
}

/**
 * Parses the markdown of an article or a legal text: headings of two levels, paragraphs, quotations, bold and italic text,
 * line breaks, lists, tables, links, `[2](#source-2)` as a reference, `![caption](figure:name)` as a drawing, and
 * `![what it shows](photo.jpg "caption")` as a picture or film. Returns data, not HTML; raw HTML and everything else is
 * refused.
 * @param file path for messages, e.g. `content/posts/five-strategies.md`
 * @throws {ContentError} one line per problem, with the line of the text
 */
export function readArticleBody(file: string, markdown: string, { shown, part }: Reading): ArticleBody {
  const problems: ContentProblem[] = []
  const blocks: Block[] = []
  const ids = new Set<string>()
  let sources: Inline[][] | undefined
  let nextLine = 1
  for (const token of marked.lexer(markdown) as MarkedToken[]) {
    const line = nextLine
    nextLine += token.raw.split('\n').length - 1
    if (token.type === 'space' || token.type === 'def') continue
    try {
      const block = readBlock(token, shown)
      for (const text of block.kind === 'photo' ? [block.alt, block.caption] : [plainText(block)]) {
        const fault = faultInProse(text)
        if (fault) refuse(fault)
      }
      if (block.kind === 'heading') {
        while (ids.has(block.id)) block.id += '-again'
        ids.add(block.id)
      }
      if (block.kind === 'heading' && block.level === 2 && block.id === SOURCES) sources = []
      else if (!sources) blocks.push(block)
      else if (block.kind === 'list' && block.ordered && sources.length === 0) sources = runsOf(block)
      else refuse('has something after its sources; the numbered list of sources comes last')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      problems.push({ field: [part ?? `line ${line} of the text`], reason: `it ${error.message}` })
    }
  }
  const listed = sources ?? []
  const cited = new Set(blocks.flatMap(citations))
  for (const source of cited)
    if (source < 1 || source > listed.length)
      problems.push({
        field: ['sources'],
        reason: `it refers to source ${source}, which its list does not have`,
      })
  if (problems.length > 0) throw new ContentError(file, problems)
  for (const [index] of listed.entries())
    if (!cited.has(index + 1)) advice.add(`${file}, sources: no sentence refers to source ${index + 1}.`)
  const words = blocks.reduce((sum, block) => sum + plainText(block).split(/\s+/).filter(Boolean).length, 0)
  return { blocks, sources: listed, words }
}

function readBlock(token: MarkedToken, shown: Shown | undefined): Block {
  switch (token.type) {
    case 'heading': {
      const level = token.depth
      if (level !== 2 && level !== 3)
        return refuse(`has a heading of level ${level}; use ## and ###, the title is the page’s own`)
      const text = plain(readInlines(token.tokens))
      return { kind: 'heading', level, id: headingId(onDay(text, '')), text }
    }
    case 'paragraph': {
      const [only, ...more] = token.tokens as MarkedToken[]
      if (only?.type === 'image' && more.length === 0) return readImage(only, shown)
      return { kind: 'paragraph', children: readInlines(token.tokens) }
    }
    case 'list':
      return readList(token)
    case 'blockquote': {
      const [only, ...more] = token.tokens as MarkedToken[]
      if (only?.type !== 'paragraph' || more.length > 0)
        return refuse('has a quotation that is more than one paragraph')
      return { kind: 'quote', children: readInlines(only.tokens) }
    }
    case 'table':
      return {
        kind: 'table',
        header: token.header.map(({ tokens }) => readInlines(tokens)),
        rows: token.rows.map((row) => row.map(({ tokens }) => readInlines(tokens))),
        isNumber: token.align.map((align) => align === 'right'),
      }
    case 'html':
      return refuseHtml(token)
    default:
      return refuse(
        `holds ${token.type} (“${token.raw.trim().slice(0, 40)}”); it may hold headings, paragraphs, quotations, bold text, lists, tables and links`,
      )
  }
}

const refuseHtml = ({ raw }: Token) => refuse(`holds raw HTML (“${raw.trim().slice(0, 40)}”); write markdown`)

const readList = ({ ordered, items }: Tokens.List): List => ({
  kind: 'list',
  ordered,
  items: items.map((item) => {
    const [text, list, ...more] = (item.tokens as MarkedToken[]).filter(({ type }) => type !== 'space')
    const isText = text?.type === 'text' || text?.type === 'paragraph'
    if (item.task || !isText || (list && list.type !== 'list') || more.length > 0)
      return refuse(
        `has a list item that is more than a run of text and a list (“${item.text.slice(0, 40)}”)`,
      )
    return { children: readInlines(text.tokens ?? []), list: list && readList(list) }
  }),
})

function readImage({ href, text, title }: Tokens.Image, shown: Shown | undefined): Block {
  if (!shown) return refuse(`shows the picture ${href}; this text has none of its own`)
  const { files, figures } = shown
  const name = FIGURE.exec(href)?.[1]
  if (name !== undefined) {
    if (!figures.includes(name))
      refuse(`shows the drawing ${name}, which figures.yaml does not have; known are ${figures.join(', ')}`)
    return { kind: 'figure', name, caption: text }
  }
  if (!text) refuse(`shows ${href} without saying what it shows; write ![what it shows](${href})`)
  const caption = curlQuotes(title ?? '')
  if (!FILM.test(href))
    return { kind: 'photo', file: `posts/${href}`, alt: text, caption, ...sizeOf(href, files) }
  const [captions, poster] = ['vtt', 'jpg'].map((ending) => href.replace(/\w+$/, ending)) as [string, string]
  for (const [needed, what] of [
    [href, 'film'],
    [captions, 'captions for those who can’t hear it'],
  ] as const)
    if (!files.has(needed)) refuse(`needs ${needed} beside it (${what})`)
  const film = {
    file: `posts/${href}`,
    captions: `posts/${captions}`,
    poster: `posts/${poster}`,
    title: text,
  }
  return { kind: 'film', film: { ...film, ...sizeOf(poster, files) }, caption }
}

function sizeOf(picture: string, files: Shown['files']): ImageSize {
  const size = files.get(picture)
  if (size) return size
  return refuse(
    size === null
      ? `shows ${picture}, which can’t be read as a picture; export a phone’s HEIC as JPEG`
      : `needs ${picture} beside it, in content/posts/`,
  )
}

function readInlines(tokens: readonly Token[]): Inline[] {
  return (tokens as MarkedToken[]).map((token): Inline => {
    switch (token.type) {
      case 'text':
      case 'escape':
        // Line breaks within a paragraph are not significant.
        return { kind: 'text', text: token.text.replaceAll('\n', ' ') }
      case 'strong':
        return { kind: 'strong', children: readInlines(token.tokens) }
      case 'em':
        return { kind: 'emphasis', children: readInlines(token.tokens) }
      case 'link': {
        const source = CITATION.exec(token.href)?.[1]
        if (source) return { kind: 'citation', source: Number(source) }
        if (!ADDRESS.test(token.href))
          return refuse(`links to ${token.href}; use an https address, or one on this site from the root`)
        return { kind: 'link', href: token.href, children: readInlines(token.tokens) }
      }
      case 'br':
        return { kind: 'break' }
      case 'html':
        return refuseHtml(token)
      default:
        return refuse(`holds ${token.type} (“${token.raw.slice(0, 40)}”), which this text may not`)
    }
  })
}

/** Plain text without references. */
export function plain(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      if (inline.kind === 'break') return ' '
      return inline.kind === 'citation' ? '' : plain(inline.children)
    })
    .join('')
}

function plainText(block: Block): string {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'photo' || block.kind === 'figure' || block.kind === 'film') return block.caption
  return runsOf(block).map(plain).join(' ')
}

const citations = (block: Block): number[] =>
  runsOf(block)
    .flatMap(allOf)
    .flatMap((inline) => (inline.kind === 'citation' ? [inline.source] : []))

/** Paragraphs, items and cells of a block, in their order. */
function runsOf(block: Block): Inline[][] {
  if (block.kind === 'paragraph' || block.kind === 'quote') return [block.children]
  if (block.kind === 'table') return [...block.header, ...block.rows.flat()]
  if (block.kind !== 'list') return []
  return block.items.flatMap(({ children, list }) => [children, ...(list ? runsOf(list) : [])])
}

const allOf = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((inline) => ('children' in inline ? [inline, ...allOf(inline.children)] : [inline]))

/**
 * Fragment id of a heading: `What a nerve test shows` becomes `what-a-nerve-test-shows`. It leaves out the words by which ad
 * blockers know what to hide.
 */
function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘“”]/g, '')
    .replace(/\b(ads?|banner|sponsor|promo|popup)\b/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** A tag that a check may look at, with its markup to quote. */
export interface Tag {
  name: string
  attributes: Record<string, string>
  /** As on the page, shortened. */
  markup: string
  isInHead: boolean
  /** Of links and headings. */
  text: string
  /** Of form fields. */
  isLabelled: boolean
}

/** What is known of a page once it has been read. */
export interface PageFacts {
  address: string
  lang: string
  title: string
  /** Visible text by paragraphs, headings, cells and list items. */
  text: string[]
  tags: Tag[]
  /** Texts of inline scripts, structured data apart. */
  scripts: string[]
  /** Structured data in JSON-LD (schema.org). */
  data: string[]
}

/** Characters and entries that a page may have of a kind; real pages have fewer. */
const LIMITS = {
  ...{ markup: 220, attribute: 600, linkText: 160, paragraph: 2_000 },
  ...{ text: 100_000, paragraphs: 2_000, tags: 3_000, scripts: 300_000, data: 100_000 },
}

const KEPT = new Set([
  ...[
    'meta',
    'link',
    'script',
    'iframe',
    'img',
    'a',
    'form',
    'input',
    'select',
    'textarea',
    'h1',
    'h2',
    'h3',
  ],
  ...['div', 'section', 'span', 'address'],
])
/** Kept only for their microdata. */
const MICRODATA = new Set(['div', 'section', 'span', 'address'])
const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'big',
    'cite',
    'code',
    'em',
    'font',
    'i',
    'img',
    'ins',
    'label',
    'mark',
    'q',
    's',
  ],
  ...['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'wbr'],
])
const INVISIBLE = new Set(['noscript', 'svg', 'template'])
/** Any other tag ends the head, also where nothing says so. */
const OF_HEAD = new Set([
  ...['html', 'head', 'base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title'],
])
const HEADINGS = new Set(['h1', 'h2', 'h3'])
const RAW = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
])

/**
 * Reads the facts of a page from its tokens, without a tree: a tree of hostile markup takes seconds and hundreds of
 * megabytes. Run it by `readFactsApart`, because even tokens can take long.
 */
export function readFacts(html: string, address: string): PageFacts {
  const facts: PageFacts = { address, lang: '', title: '', text: [], tags: [], scripts: [], data: [] }
  const labelled = new Set<string>()
  /** The element whose text is raw, such as a script, and what it has so far. */
  let raw: { name: string; attributes: Record<string, string>; text: string } | null = null
  let invisible = ''
  let isInHead = true
  let openLabels = 0
  let link: Tag | null = null
  let heading: Tag | null = null
  let block = ''
  const size = { text: 0, scripts: 0 }

  function endBlock() {
    const text = block.replace(/\s+/g, ' ').trim()
    block = ''
    if (!text || size.text > LIMITS.text || facts.text.length === LIMITS.paragraphs) return
    size.text += text.length
    facts.text.push(text.slice(0, LIMITS.paragraph))
  }

  function addText(text: string) {
    if (invisible) return
    if (block.length < LIMITS.text) block += text
    for (const tag of [link, heading]) if (tag && tag.text.length < LIMITS.linkText) tag.text += text
  }

  function endRaw() {
    if (!raw) return
    const { name, attributes, text } = raw
    raw = null
    if (name === 'title' && !facts.title && !invisible) facts.title = text.replace(/\s+/g, ' ').trim()
    if (name !== 'script' || attributes.src || size.scripts > LIMITS.scripts) return
    size.scripts += text.length
    // Half of a JSON text is none.
    if (!/ld\+json/i.test(attributes.type ?? '')) facts.scripts.push(text.slice(0, LIMITS.scripts))
    else if (text.length < LIMITS.data) facts.data.push(text)
  }

  function startTag({ tagName: name, attrs, selfClosing, location }: Token.TagToken) {
    const attributes: Record<string, string> = Object.fromEntries(
      attrs.slice(0, 60).map(({ name, value }) => [name, value.slice(0, LIMITS.attribute)]),
    )
    if (name === 'html') facts.lang = attributes.lang ?? ''
    if (!OF_HEAD.has(name)) isInHead = false
    if (name === 'label') {
      openLabels += 1
      if (attributes.for) labelled.add(attributes.for)
    }
    if (name === 'br' || name === 'img') addText(` ${attributes.alt ?? ''}`)
    else if (!INLINE.has(name)) endBlock()
    const isKept =
      KEPT.has(name) && (!MICRODATA.has(name) || 'itemprop' in attributes || 'itemtype' in attributes)
    if (isKept && facts.tags.length < LIMITS.tags) {
      const { startOffset = 0, endOffset = 0 } = location ?? {}
      const markup = html
        .slice(startOffset, Math.min(endOffset, startOffset + LIMITS.markup))
        .replace(/\s+/g, ' ')
      const isLabelled =
        openLabels > 0 ||
        ['aria-label', 'aria-labelledby', 'title'].some((given) => attributes[given]?.trim())
      const tag: Tag = { name, attributes, markup, isInHead, text: '', isLabelled }
      facts.tags.push(tag)
      if (name === 'a') link = tag
      if (HEADINGS.has(name)) heading = tag
    }
    if (INVISIBLE.has(name) && !selfClosing) invisible ||= name
    const mode = RAW.get(name)
    if (mode !== undefined) {
      tokenizer.state = mode
      raw = { name, attributes, text: '' }
    }
  }

  function endTag(name: string) {
    if (raw) endRaw()
    if (name === 'head') isInHead = false
    if (name === invisible) invisible = ''
    if (name === 'label') openLabels = Math.max(0, openLabels - 1)
    if (name === 'a') link = null
    if (HEADINGS.has(name)) heading = null
    if (!INLINE.has(name)) endBlock()
  }

  function text({ chars }: Token.CharacterToken) {
    if (raw) raw.text += chars
    else addText(chars)
  }

  const ignore = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: startTag,
      onEndTag: ({ tagName }) => endTag(tagName),
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof() {
        endRaw()
        endBlock()
      },
    },
  )
  tokenizer.write(html, true)
  for (const tag of facts.tags) tag.isLabelled ||= labelled.has(tag.attributes.id ?? '')
  return facts
}

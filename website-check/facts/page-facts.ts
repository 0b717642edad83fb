import { type Token, Tokenizer, TokenizerMode } from 'parse5'

/** A tag that a check may look at, with its markup to quote. */
export interface Tag {
  name: string
  attributes: Record<string, string>
  /** As on the page, shortened. */
  markup: string
  /** The path of its page. */
  page: string
  isInHead: boolean
  /** Of links and headings. */
  text: string
  /** Of form fields. */
  isLabelled: boolean
}

/** What is known of a page once it has been read. */
export interface PageFacts {
  address: string
  path: string
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

/** What is kept of a page, in characters and entries. Real pages have less; hostile ones would fill the memory. */
const MAX = { markup: 220, attribute: 600, linkText: 160, text: 100_000, paragraphs: 2_000, tags: 3_000 }

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const KEPT = words('meta link script iframe img a form input select textarea h1 h2 h3')
const INLINE = words(
  'a abbr b bdi big cite code em font i img ins label mark q s small span strong sub sup time u wbr',
)
const INVISIBLE = words('noscript svg template')
/** Any other tag ends the head, also where nothing says so. */
const OF_HEAD = words('html head base link meta noscript script style template title')
const HEADINGS = words('h1 h2 h3')
const RCDATA = words('title textarea')
const RAWTEXT = words('style xmp iframe noembed noframes')

/**
 * Reads the facts of a page from its tokens, without a tree: a tree of hostile markup takes seconds and hundreds of
 * megabytes. Run it by `readFactsApart`, because even tokens can take long.
 */
export function readFacts(html: string, address: string): PageFacts {
  const path = new URL(address).pathname
  const facts: PageFacts = { address, path, lang: '', title: '', text: [], tags: [], scripts: [], data: [] }
  const labelled = new Set<string>()
  /** The element whose text is raw, such as a script, and what it has so far. */
  let raw: { name: string; attributes: Record<string, string>; text: string } | null = null
  let invisible = ''
  let isInHead = true
  let openLabels = 0
  let link: Tag | null = null
  let heading: Tag | null = null
  let block = ''
  let size = 0

  function endBlock() {
    const text = tidy(block)
    block = ''
    if (!text || size > MAX.text || facts.text.length === MAX.paragraphs) return
    size += text.length
    facts.text.push(text)
  }

  function addText(text: string) {
    if (raw) raw.text += text
    if (raw || invisible) return
    if (block.length < MAX.text) block += text
    for (const tag of [link, heading]) if (tag && tag.text.length < MAX.linkText) tag.text += text
  }

  function endRaw() {
    if (!raw) return
    const { name, attributes, text } = raw
    raw = null
    if (name === 'title' && !invisible) facts.title ||= tidy(text)
    if (name === 'script' && !attributes.src)
      (/ld\+json/i.test(attributes.type ?? '') ? facts.data : facts.scripts).push(text)
  }

  function startTag({ tagName: name, attrs, selfClosing, location }: Token.TagToken) {
    const attributes: Record<string, string> = Object.fromEntries(
      attrs.slice(0, 60).map(({ name, value }) => [name, value.slice(0, MAX.attribute)]),
    )
    if (name === 'html') facts.lang = attributes.lang ?? ''
    if (!OF_HEAD.has(name)) isInHead = false
    if (name === 'label') {
      openLabels += 1
      if (attributes.for) labelled.add(attributes.for)
    }
    if (name === 'br' || name === 'img') addText(` ${attributes.alt ?? ''}`)
    else if (!INLINE.has(name)) endBlock()
    const isMicrodata = 'itemprop' in attributes || 'itemtype' in attributes
    if ((KEPT.has(name) || isMicrodata) && facts.tags.length < MAX.tags) {
      const { startOffset = 0, endOffset = 0 } = location ?? {}
      const markup = tidy(html.slice(startOffset, Math.min(endOffset, startOffset + MAX.markup)))
      const isLabelled =
        openLabels > 0 || ['aria-label', 'aria-labelledby', 'title'].some((one) => attributes[one]?.trim())
      const tag: Tag = { name, attributes, markup, page: path, isInHead, text: '', isLabelled }
      facts.tags.push(tag)
      if (name === 'a') link = tag
      if (HEADINGS.has(name)) heading = tag
    }
    if (INVISIBLE.has(name) && !selfClosing) invisible ||= name
    if (name === 'script') tokenizer.state = TokenizerMode.SCRIPT_DATA
    else if (RCDATA.has(name)) tokenizer.state = TokenizerMode.RCDATA
    else if (RAWTEXT.has(name)) tokenizer.state = TokenizerMode.RAWTEXT
    else return
    raw = { name, attributes, text: '' }
  }

  function endTag(name: string) {
    endRaw()
    if (name === 'head') isInHead = false
    if (name === invisible) invisible = ''
    if (name === 'label') openLabels = Math.max(0, openLabels - 1)
    if (name === 'a') link = null
    if (HEADINGS.has(name)) heading = null
    if (!INLINE.has(name)) endBlock()
  }

  const ignore = () => {}
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: startTag,
      onEndTag: ({ tagName }) => endTag(tagName),
      onCharacter: ({ chars }) => addText(chars),
      onWhitespaceCharacter: ({ chars }) => addText(chars),
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

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

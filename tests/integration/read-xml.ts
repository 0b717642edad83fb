export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

const TOKEN = /<\?.*?\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gsy

/**
 * Parses well-formed XML 1.0 without DTD, strictly.
 * @throws {Error} with the position of the first error.
 */
export function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let at = 0
  for (const match of xml.matchAll(TOKEN)) {
    at = match.index + match[0].length
    const [, closed, name, attributes = '', isEmpty, text] = match
    const parent = open.at(-1) as Element
    if (text !== undefined) parent.text += decode(text)
    if (closed !== undefined && open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing`)
    if (name === undefined) continue
    const element: Element = { name, attributes: readAttributes(attributes), children: [], text: '' }
    parent.children.push(element)
    if (!isEmpty) open.push(element)
  }
  if (at !== xml.length) throw new Error(`Not XML: ${xml.slice(at, at + 60)}`)
  const [only] = root.children
  if (open.length !== 1 || root.children.length !== 1 || root.text.trim() || !only)
    throw new Error('Not one whole element')
  return only
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    decode(value),
  ])
  const read = Object.fromEntries(found)
  if (Object.keys(read).length !== found.length) throw new Error(`An attribute stands twice: ${text}`)
  return read
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+);|(amp|lt|gt|quot|apos);)?/g, (whole, code?: string, name?: string) => {
    if (code) return String.fromCodePoint(Number(code))
    const mark = name && { amp: '&', lt: '<', gt: '>', quot: '"', apos: '’' }[name]
    if (!mark) throw new Error(`A bare ${whole}`)
    return mark
  })
}

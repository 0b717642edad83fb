/** One line of an iCalendar object; its name and those of its parameters are in capitals. */
export interface Property {
  name: string
  parameters: Record<string, string>
  value: string
}

/** What stands between a BEGIN and its END, without the components within it. */
export interface Component {
  name: string
  parent: Component | undefined
  properties: Property[]
}

/** The components of an iCalendar object (RFC 5545 3.4). Broken lines are left out, and an END may be missing. */
export function readObject(text: string): Component[] {
  const components: Component[] = []
  let open: Component | undefined
  for (const property of linesOf(text).map(readLine)) {
    const kind = property.value.trim().toUpperCase()
    if (property.name === 'BEGIN') {
      open = { name: kind, parent: open, properties: [] }
      components.push(open)
    } else if (property.name === 'END') {
      let ended = open
      while (ended && ended.name !== kind) ended = ended.parent
      if (ended) open = ended.parent
    } else open?.properties.push(property)
  }
  return components
}

/** The properties of a component that have this name. */
export const propertiesOf = ({ properties }: Component, name: string) =>
  properties.filter((property) => property.name === name)

/** The value of the first of them, trimmed; empty without one. */
export const textOf = (component: Component, name: string) =>
  propertiesOf(component, name)[0]?.value.trim() ?? ''

/** The unfolded lines (RFC 5545 3.1). Of a value with line breaks in it only the first line is kept. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/[\r\n]+/)) {
    const last = lines.at(-1)
    if (/^[a-z0-9-]+[ \t]*[;:]/i.test(line)) lines.push(line)
    // A line that ends before its value was folded without the blank that marks it.
    else if (last && (/^[ \t]/.test(line) || !last.includes(':')))
      lines.push(lines.pop() + line.replace(/^[ \t]/, ''))
  }
  return lines
}

const LINE = /^([a-z0-9-]+)[ \t]*((?:;[^":;]*(?:"[^"]*"[^":;]*)*)*):(.*)$/i
/** Where quotation marks are wrong the value is what follows the last colon. */
const ILL_QUOTED = /^([a-z0-9-]+)[ \t]*(.*?)(?::([^:]*))?$/i
const PARAMETER = /;([a-z0-9-]+)=((?:"[^"]*"|[^";])*)/gi

function readLine(line: string): Property {
  const [, name = '', head = '', value = ''] = LINE.exec(line) ?? ILL_QUOTED.exec(line) ?? []
  const parameters = [...head.matchAll(PARAMETER)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replaceAll('"', '').trim()] as const,
  )
  return { name: name.toUpperCase(), parameters: Object.fromEntries(parameters), value }
}

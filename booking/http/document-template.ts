import { randomUUID } from 'node:crypto'
import type { WidgetProps } from '../ui/props.ts'

/** What differs between visitors who see the same document. */
export type OwnProps = Pick<WidgetProps, 'formKey' | 'attribution' | 'puzzle'>

/** Fills in what is one visitor's own. */
export type Template = (own: OwnProps) => string

/** Begins every place of a template. Random, so that nothing else can contain it. */
const PLACE = `place-${randomUUID()}`

/**
 * A place's text begins with a quotation mark, which is written differently in a value of the JSON, in an address and in
 * HTML: so each place shows how what goes there has to be written.
 */
const placeOf = (index: number) => `"${PLACE}_${index}_`
const PLACES = new RegExp(`("\\\\"|%22|&quot;)${PLACE}_(\\d+)_("?)`)

const writers: Record<string, (value: unknown) => string> = {
  // `<` is escaped as in `WidgetDocument`, so that nothing can end the element.
  '"\\"': (value) => JSON.stringify(value).replaceAll('<', '\\u003c'),
  '%22': (value) => escapeHtml(new URLSearchParams([['', String(value)]]).toString().slice(1)),
  '&quot;': (value) => escapeHtml(String(value)),
}

/**
 * Renders a document with places for what is a visitor's own: the form key, the values of the attribution, the puzzle.
 * Which parameters the attribution has, and whether there is a puzzle, is part of the template.
 * @param render must put the values of `OwnProps` nowhere but into HTML, the query of an address, or, alone, into JSON;
 *   the puzzle into JSON only
 */
export function renderTemplate(props: WidgetProps, render: (props: WidgetProps) => string): Template {
  const names = Object.keys(props.attribution)
  const html = render({
    ...props,
    formKey: placeOf(0),
    // Only JSON shows it: there the place becomes the whole puzzle.
    puzzle: props.puzzle && (placeOf(1) as unknown as WidgetProps['puzzle']),
    attribution: Object.fromEntries(names.map((name, index) => [name, placeOf(index + 2)])),
  })
  // Text, how a place is written, its number, a quotation mark after it, text, and so on.
  const parts = html.split(PLACES)
  return ({ formKey, puzzle, attribution }) => {
    const values = [formKey, puzzle, ...names.map((name) => attribution[name] ?? '')]
    const written = new Map<string, string>()
    const write = (as: string, index: string) => {
      const key = as + index
      const known = written.get(key) ?? writers[as]?.(values[Number(index)]) ?? ''
      written.set(key, known)
      return known
    }
    let text = parts[0] ?? ''
    for (let at = 1; at < parts.length; at += 4) {
      const [as = '', index = '', mark = '', after = ''] = parts.slice(at, at + 4)
      // In JSON the mark ends the value, which is written with its own marks; elsewhere it belongs to the text.
      text += write(as, index) + (as === '"\\"' ? '' : mark) + after
    }
    return text
  }
}

const ENTITIES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** The characters that React escapes, in its way. */
function escapeHtml(text: string): string {
  return text.replace(/["&'<>]/g, (character) => ENTITIES[character] ?? character)
}

import { type EditorState, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { fillNames, type Names } from '../../app/content/read/fill-names.ts'

/** Matches a name of the owner's folder, such as `{promises.fee.packages.machine as money}`. */
const NAME = /\{[a-z]\w*(?:\.\w+)+(?: as \w+)?\}/gi

class Chip extends WidgetType {
  readonly name: string
  readonly value: string
  constructor(name: string, value: string) {
    super()
    this.name = name
    this.value = value
  }
  override eq(other: Chip): boolean {
    return other.name === this.name
  }
  override toDOM(): HTMLElement {
    const { name: title, value: textContent } = this
    return Object.assign(document.createElement('span'), { className: 'chip', title, textContent })
  }
}

/** Shows each name in a text as its value. The text keeps the name, which the cursor passes, and deletes, as a whole. */
export function figureChips(names: Names): StateField<DecorationSet> {
  const chipsIn = ({ doc }: EditorState) => {
    const found = [...doc.toString().matchAll(NAME)].flatMap(({ 0: name, index }) => {
      // With a space before it, a range becomes text too. A name that has no value stays as it is.
      const value = fillNames(` ${name}`, names, () => {})
      if (value === ` ${name}`) return []
      const chip = Decoration.replace({ widget: new Chip(name, String(value).trim()) })
      return chip.range(index, index + name.length)
    })
    return Decoration.set(found)
  }
  return StateField.define({
    create: chipsIn,
    update: (chips, { docChanged, state }) => (docChanged ? chipsIn(state) : chips),
    provide: (field) => [
      EditorView.decorations.from(field),
      EditorView.atomicRanges.of((view) => view.state.field(field)),
    ],
  })
}

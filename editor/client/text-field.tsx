import { useContext, useMemo, useRef, useState } from 'react'
import { valueAt } from '../../app/content/checks/content-error.ts'
import { adviceOn, faultIn } from '../../app/content/checks/copy-rules.ts'
import { fillNames, leafNames, type Names } from '../../app/content/read/fill-names.ts'
import type { TextField as TextNotes } from '../../app/content/read/texts.ts'
import { curlQuotes } from '../../app/content/read/typography.ts'
import { withoutCodes } from '../place-code.ts'
import { FormContext } from './form-context.ts'

interface TextFieldProps {
  id: string
  label: string
  value: string
  notes?: TextNotes | undefined
  comment?: string | undefined
  onChange(value: string): void
}

/**
 * Edits a text with its placeholders as written, and shows the filled-in text, its best length and faults while typing.
 */
export function TextField({ id, label, value, notes, comment, onChange }: TextFieldProps) {
  const { names, openName } = useContext(FormContext)
  const input = useRef<HTMLTextAreaElement>(null)
  const [isNaming, setNaming] = useState(false)
  const { filled, advice, fault } = useMemo(() => read(value, names, notes), [value, names, notes])
  const insert = (name: string) => {
    input.current?.setRangeText(`{${name}}`)
    onChange(input.current?.value ?? value)
    setNaming(false)
    input.current?.focus()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={input}
        value={value}
        rows={1}
        spellCheck
        aria-describedby={`${id}-notes`}
        // Line breaks become spaces, because a text is one line.
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <div id={`${id}-notes`} className="notes">
        {comment && <p>{comment}</p>}
        {notes && (
          <>
            {seen(filled).length} characters; {notes.min} to {notes.max} read best{' '}
            <button
              type="button"
              className="quiet"
              aria-expanded={isNaming}
              onClick={() => setNaming(!isNaming)}
            >
              Insert a figure
            </button>
          </>
        )}
        {filled !== value && !fault && <p>Reads: {filled}</p>}
        {openName &&
          [...new Set(namesIn(value))].map((name) => (
            <button key={name} type="button" className="quiet" onClick={() => openName(name)}>
              Change “{written(valueAt(names, name.split('.'))) || name}” wherever it is named
            </button>
          ))}
        {fault && <p className="fault">It {fault}.</p>}
        {advice && <p className="advice">It {advice}.</p>}
      </div>
      {isNaming && <NamesList names={names} onChoose={insert} />}
    </div>
  )
}

function read(value: string, names: Names, notes: TextNotes | undefined) {
  let fault: string | null = null
  const all =
    Object.keys(names).length > 0 ? fillNames(value, names, (_, predicate) => (fault = predicate())) : value
  const filled = curlQuotes(typeof all === 'string' || typeof all === 'number' ? String(all) : value)
  fault ??= notes ? faultIn(filled, notes.slots) : null
  return { filled, fault, advice: notes && value ? adviceOn(filled, notes) : null }
}

/** Returns a text without word joiners and the codes of places, which take no room. */
const seen = (text: string) => withoutCodes(text).replaceAll('\u2060', '')

/** Returns the names of the figures in a text, such as `{promises.fee.packages.machine as money}`. */
export const namesIn = (text: unknown): string[] =>
  typeof text === 'string' ? [...text.matchAll(/\{([a-z]\w*(?:\.\w+)+)/gi)].map(([, name = '']) => name) : []

const MOST_SHOWN = 40

function NamesList({ names, onChoose }: { names: Names; onChoose(name: string): void }) {
  const [sought, setSought] = useState('')
  const words = sought.toLowerCase().split(/\s+/)
  const found = leafNames(names)
    .map((name) => ({ name, value: written(valueAt(names, name.split('.'))) }))
    .filter(
      ({ name, value }) => value && words.every((word) => `${name} ${value}`.toLowerCase().includes(word)),
    )
  return (
    <div className="names">
      <input
        aria-label="Find a figure"
        placeholder="Find: refund, fee, phone…"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <div>
        {found.slice(0, MOST_SHOWN).map(({ name, value }) => (
          <button key={name} type="button" className="quiet" onClick={() => onChoose(name)}>
            <b>{value}</b> {name}
          </button>
        ))}
      </div>
      <p>
        Money is written with {'{… as money}'}, a range with a dash by {'{… as dash}'}.
      </p>
    </div>
  )
}

function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const { from, to } = value as { from?: number; to?: number }
  return from === undefined ? '' : `${from} to ${to}`
}

import { useEffect, useState } from 'react'
import { type Kind, STARTERS } from '../kinds.ts'
import type { Change } from '../server/history.ts'
import { ask } from './request.ts'
import { Sheet } from './sheet.tsx'

/** What was changed since the last keeping, before it is kept. */
export function ChangesSheet({ onClose, onKept }: { onClose(): void; onKept(sentence: string): void }) {
  const [changes, setChanges] = useState<Change[]>()
  const [fault, setFault] = useState('')
  const failed = (error: Error) => setFault(error.message)
  useEffect(
    () => void ask<Change[]>('changes').then(setChanges, (error: Error) => setFault(error.message)),
    [],
  )
  return (
    <Sheet title="Changes" onClose={onClose}>
      <div className="content">
        {changes?.length === 0 && <p>Nothing has changed since the last time you kept your changes.</p>}
        <ol className="changes">
          {changes?.map(({ file, field, before, after }) => (
            <li key={file + field}>
              <p>
                <b>{field}</b> in content/{file}
              </p>
              {before !== null && <del>{before}</del>}
              {after !== null ? <ins>{after}</ins> : <p>Removed.</p>}
            </li>
          ))}
        </ol>
      </div>
      <footer>
        <p role="alert" className="fault">
          {fault}
        </p>
        <button
          type="button"
          disabled={!changes?.length}
          onClick={() => ask<{ kept: string }>('keep').then(({ kept }) => onKept(kept), failed)}
        >
          Keep
        </button>
      </footer>
    </Sheet>
  )
}

/** A short form for what can be begun; the rest is written on the page. */
export function NewSheet({ onClose }: { onClose(): void }) {
  const [kind, setKind] = useState<Kind>('post')
  const [values, setValues] = useState<Record<string, string>>({})
  const [fault, setFault] = useState('')
  const begin = () =>
    ask<{ address: string }>('begin', { kind, values }).then(
      ({ address }) => location.assign(address),
      (error) => setFault(error.message),
    )
  return (
    <Sheet title="New" onClose={onClose} onSave={begin}>
      <div className="content">
        <div className="field">
          <label htmlFor="kind">What it is</label>
          <select id="kind" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {Object.keys(STARTERS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        {Object.keys(STARTERS[kind].asked).map((label) => (
          <label className="field" key={label}>
            {label}
            <input
              value={values[label] ?? ''}
              onChange={({ target }) => setValues({ ...values, [label]: target.value })}
            />
          </label>
        ))}
        <p>
          It starts as a draft that only you see. Everything else is on its page, in [brackets], for you to
          write over.
        </p>
      </div>
      <footer>
        <p role="alert" className="fault">
          {fault}
        </p>
        <button type="button" onClick={begin}>
          Begin
        </button>
      </footer>
    </Sheet>
  )
}

import { useState } from 'react'
import { type Kind, STARTERS } from '../kinds.ts'
import type { Change } from '../server/history.ts'
import { useAnswer, useAsk } from './request.ts'
import { Sheet } from './sheet.tsx'

/** Lists the changes since the last commit, and keeps them as a new one. */
export function ChangesSheet({ onClose, onKept }: { onClose(): void; onKept(sentence: string): void }) {
  const { answer: changes = [], asks, fault } = useAnswer<Change[]>('changes')
  const keep = () => asks<{ kept: string }>('keep', {}, ({ kept }) => onKept(kept))
  const done = { label: 'Keep', act: keep, isOff: changes.length === 0 }
  return (
    <Sheet title={`Changes: ${changes.length}`} done={done} fault={fault} onClose={onClose}>
      {changes.map(({ file, field, before, after }) => (
        <section key={file + field} aria-label={field}>
          <b>{field}</b> in content/{file}
          {before !== null && <del>{before}</del>}
          {after !== null ? <ins>{after}</ins> : <p>Removed.</p>}
        </section>
      ))}
    </Sheet>
  )
}

/** A short form that starts a new entry. The rest is edited on the entry's page. */
export function NewSheet({ onClose }: { onClose(): void }) {
  const [kind, setKind] = useState<Kind>('post')
  const [values, setValues] = useState<Record<string, string>>({})
  const { asks, fault } = useAsk()
  const begin = () =>
    asks<{ address: string }>('begin', { kind, values }, ({ address }) => location.assign(address))
  return (
    <Sheet title="New" done={{ label: 'Begin', act: begin }} fault={fault} onClose={onClose}>
      <label className="field">
        What it is
        <select value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {Object.keys(STARTERS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {Object.keys(STARTERS[kind].asked).map((label) => (
        <label className="field" key={label}>
          {label}
          <input
            value={values[label] ?? ''}
            onChange={({ target }) => setValues({ ...values, [label]: target.value })}
          />
        </label>
      ))}
      <p>It starts as a draft that only you see. The rest is on its page, in [brackets], to write over.</p>
    </Sheet>
  )
}

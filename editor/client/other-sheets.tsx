import { useState } from 'react'
import type { Change } from '../edits.ts'
import { entryAddress, type Kind, STARTERS } from '../kinds.ts'
import type { Mention, OwnersFile } from '../server/editing.ts'
import { inOwnersWords, titled } from '../titles.ts'
import { Changes } from './changes.tsx'
import { useAnswer, useAsk } from './request.ts'
import { Sheet } from './sheet.tsx'

/** Lists the changes since the last commit, keeps them as a new one, and publishes the site with them. */
export function ChangesSheet({ onClose, onKept }: { onClose(): void; onKept(sentence: string): void }) {
  const { answer: changes = [], asks, isAsking, fault } = useAnswer<Change[]>('changes')
  const [isPublishing, setPublishing] = useState(false)
  const keep = () => asks<{ kept: string }>('keep', {}, ({ kept }) => onKept(kept))
  const publish = () => {
    setPublishing(true)
    asks<{ kept: string }>('live', {}, ({ kept }) => onKept(kept))
  }
  const done = { label: 'Keep', act: keep, isOff: changes.length === 0 }
  return (
    <Sheet title={`Changes: ${changes.length}`} done={done} fault={fault} onClose={onClose}>
      <p>
        <button type="button" disabled={isAsking} onClick={publish}>
          Publish
        </button>{' '}
        {isPublishing && isAsking
          ? 'The server builds and tries it. This takes a minute or two.'
          : `${changes.length > 0 ? 'keeps what changed, and ' : ''}brings the site on your server up to date.`}
      </p>
      <Changes changes={changes} />
    </Sheet>
  )
}

interface RemoveSheetProps {
  file: string
  version: string
  onOpen(place: Mention): void
  onClose(): void
}

/** Lists what names an entry, and removes it. Its address and links to it then lead to another page. */
export function RemoveSheet({ file, version, onOpen, onClose }: RemoveSheetProps) {
  const { answer: mentions, asks, isAsking, fault } = useAnswer<Mention[]>('mentions', { file })
  const address = entryAddress(file)
  const [to, setTo] = useState(address?.startsWith('/blog/') ? '/blog' : '/')
  const remove = () => asks('remove', { file, version, to }, () => location.assign(address ? to : '/about'))
  const done = { label: 'Remove', act: remove, isOff: isAsking }
  return (
    <Sheet title={`Remove ${titled(file)}?`} done={done} fault={fault} onClose={onClose}>
      {address && (
        <label className="field">
          Visitors of {address}, and links to it, go to
          <input value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
      )}
      {mentions && (
        <p>
          {mentions.length
            ? 'These speak of it. Their words stay until you change them:'
            : 'Nothing else speaks of it.'}
        </p>
      )}
      {mentions?.map((one) => (
        <button key={one.place + one.path} type="button" className="quiet" onClick={() => onOpen(one)}>
          {inOwnersWords(one.place)}: {one.text}
        </button>
      ))}
      <p>Pictures that only it shows go with it. Undo brings all of it back.</p>
    </Sheet>
  )
}

/** What the owner's folders hold, as a person says it. All other files hold facts and words of several pages. */
const FOLDERS: Record<string, string> = {
  pages: 'Pages',
  posts: 'Posts',
  specialties: 'Specialties',
  people: 'People',
  clinics: 'Clinics',
  letters: 'Emails',
  proof: 'Reviews and case studies',
}
const HERE = 'On this page'

const focus = (input: HTMLInputElement | null) => input?.focus()

interface FilesSheetProps {
  files: readonly OwnersFile[]
  /** Those whose words the page shows. */
  here: readonly string[]
  onOpen(file: string): void
  onClose(): void
}

/** Finds a page, a post, a person or an email by its title, and opens all its fields. */
export function FilesSheet({ files, here, onOpen, onClose }: FilesSheetProps) {
  const [sought, setSought] = useState('')
  const words = sought.toLowerCase().split(/\s+/)
  const found = files.filter(({ file, title }) =>
    words.every((word) => `${file} ${title}`.toLowerCase().includes(word)),
  )
  const kindOf = ({ file }: OwnersFile) =>
    here.includes(file) ? HERE : (FOLDERS[file.split('/')[0] ?? ''] ?? 'Facts, and words of several pages')
  const kinds = Map.groupBy(found, kindOf)
  const names = [HERE, ...Object.values(FOLDERS), ...kinds.keys()]
  return (
    <Sheet title="Open" fault="" onClose={onClose}>
      <label className="field">
        Find a page, a post, a person or an email
        <input ref={focus} type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      {found.length === 0 && <p>Nothing has this in its title or in the name of its file.</p>}
      {[...new Set(names)].map((name) => {
        const some = kinds.get(name)
        return some ? (
          <section key={name} aria-label={name} className="names">
            <h3>{name}</h3>
            <div>
              {some.map(({ file, title, isDraft, from }) => (
                <button key={file} type="button" className="quiet" onClick={() => onOpen(file)}>
                  {title}
                  {isDraft ? ' (draft)' : from && ` (from ${from})`} <small>{file}</small>
                </button>
              ))}
            </div>
          </section>
        ) : null
      })}
    </Sheet>
  )
}

/** A short form that starts a new entry. The rest is edited on the entry's page. */
export function NewSheet({ onClose }: { onClose(): void }) {
  const [kind, setKind] = useState<Kind>('page')
  const [values, setValues] = useState<Record<string, string>>({})
  const [sections, setSections] = useState<readonly string[]>(['text', 'closing'])
  const { asks, fault } = useAsk()
  const begin = () =>
    asks<{ address: string }>('begin', { kind, values, sections }, ({ address }) => location.assign(address))
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
      {kind === 'page' && <SectionKinds chosen={sections} onChoose={setSections} />}
      {kind === 'review' || kind === 'case-study' ? (
        <p>Only what somebody has agreed to in writing. It is shown as soon as the site is published.</p>
      ) : (
        <p>It starts as a draft that only you see. What is left to write is on its page, in [brackets].</p>
      )}
    </Sheet>
  )
}

interface SectionKindsProps {
  chosen: readonly string[]
  onChoose(kinds: readonly string[]): void
}

const SectionKinds = ({ chosen, onChoose }: SectionKindsProps) => (
  <fieldset>
    <legend>Sections after the first</legend>
    {STARTERS.page.sections?.map((kind) => (
      <label key={kind}>
        <input
          type="checkbox"
          checked={chosen.includes(kind)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
          }
        />{' '}
        {kind}
      </label>
    ))}
  </fieldset>
)

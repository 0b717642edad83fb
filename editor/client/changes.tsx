import type { Change } from '../edits.ts'
import { titled } from '../titles.ts'

/** What was, and what is instead. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return changes.map(({ file, field, before, after }) => (
    <section key={file + field} aria-label={field}>
      <b>{field}</b> in {titled(file)}
      {before !== null && <del>{before}</del>}
      {after !== null ? <ins>{after}</ins> : <p>Removed.</p>}
    </section>
  ))
}

export interface AuditRepair {
  id: string
  /** The question and answer that call for it. */
  from: string
  title: string
  text: string
  effort: string
}

interface AuditResultProps {
  mend: { heading: string; order: string; items: readonly AuditRepair[] }
  /** Lists of questions beside the fixes; empty ones are omitted. */
  lists: readonly { heading: string; items: readonly { id: string; label: string }[] }[]
  again: { change: string; restart: string; restartHref: string; sheet: string }
}

/** Fixes by priority, and beside them the unknown and unanswered questions. */
export function AuditResult({ mend, lists, again }: AuditResultProps) {
  const shown = lists.filter(({ items }) => items.length > 0)
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[8fr_4fr]">
      {mend.items.length > 0 ? (
        <section aria-labelledby="mend">
          <h3 id="mend" className="text-[1.75rem] leading-tight">
            {mend.heading}
          </h3>
          <p className="mt-3 max-w-[40rem] text-small text-soft">{mend.order}</p>
          <ol className="audit-repairs mt-6">
            {mend.items.map(({ id, from, title, text, effort }) => (
              <li key={id}>
                <div>
                  <h4 className="font-serif text-minor tracking-[-0.018em]">{title}</h4>
                  <p className="mt-1.5 max-w-[38rem] text-small text-soft">{text}</p>
                  <p className="mt-2 flex flex-wrap gap-x-6 text-fine">
                    <span className="py-1 font-semibold">{effort}</span>
                    <a className="link" href={`#${id}`}>
                      {from}
                    </a>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <div className="space-y-9">
        {shown.map(({ heading, items }) => (
          <section key={heading} aria-label={heading}>
            <h3 className="text-minor">{heading}</h3>
            <ul className="mt-3 border-t border-ink">
              {items.map(({ id, label }) => (
                <li key={id} className="border-b border-rule">
                  <a href={`#${id}`} className="link flex min-h-11 items-center text-small hover:bg-wash">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="audit-screen flex flex-wrap gap-x-6 gap-y-1 text-small">
          <a className="link" href={`#${again.sheet}`}>
            {again.change}
          </a>
          <a className="link" href={again.restartHref}>
            {again.restart}
          </a>
        </p>
      </div>
    </div>
  )
}

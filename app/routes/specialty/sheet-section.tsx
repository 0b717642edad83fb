interface SheetSectionProps {
  id: string
  kicker: string
  headline: string
  margin?: React.ReactNode
  tone?: 'leaf'
  children: React.ReactNode
}

/** A section of the page: its headline and notes in the margin column, its content beside them. */
export function SheetSection({ id, kicker, headline, margin, tone, children }: SheetSectionProps) {
  return (
    <section aria-labelledby={id} className={tone === 'leaf' ? 'border-y border-rule bg-leaf' : ''}>
      <div className="page-container" data-reveal="">
        <div className={`sheet ${tone ? '' : 'sheet-ruled'}`}>
          <div>
            <p className="text-label text-soft">{kicker}</p>
            <h2 id={id} className="mt-2 text-[1.75rem] leading-[1.12]">
              {headline}
            </h2>
            {margin ? <div className="mt-4 space-y-3 text-small text-soft">{margin}</div> : null}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  )
}

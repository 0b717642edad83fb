export interface SectionProps {
  children: React.ReactNode
  id?: string
  /** `leaf` alternates with `paper`; `night` and `evergreen` are dark. */
  tone?: 'paper' | 'leaf' | 'evergreen' | 'night'
  /** Id of the headline, which names the landmark. */
  labelledBy?: string
  /** Fades in when scrolled into view. Off for content of the first screen. */
  reveal?: boolean
  /** A strip between two sections: less room above and below. */
  slim?: boolean
  className?: string
}

const tones = {
  paper: undefined,
  leaf: 'bg-leaf border-y border-rule',
  evergreen: 'on-dark bg-evergreen text-paper',
  night: 'on-dark bg-night text-paper',
}

/** A full-width section of the page with its content in the container. */
export function Section({
  children,
  id,
  tone = 'paper',
  labelledBy,
  reveal = true,
  slim = false,
  className = '',
}: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      <div
        className={`${slim ? 'section-slim' : 'section-body'} page-container ${className}`.trimEnd()}
        data-reveal={reveal ? '' : undefined}
      >
        {children}
      </div>
    </section>
  )
}

interface SectionProps {
  children: React.ReactNode
  id?: string
  /** `leaf` alternates with the paper it lies on; `night` and `evergreen` are dark. */
  tone?: 'paper' | 'leaf' | 'evergreen' | 'night'
  /** Names the region for people who move by landmarks: the id of its headline. */
  labelledBy?: string
  /** Fades in when it comes into view. The first screen never does. */
  reveal?: boolean
  className?: string
}

const tones = {
  paper: '',
  leaf: 'bg-leaf border-y border-rule',
  evergreen: 'on-dark bg-evergreen text-paper',
  night: 'on-dark bg-night text-paper',
}

/** A full-width stretch of the page with its content held to the measure. */
export function Section({
  children,
  id,
  tone = 'paper',
  labelledBy,
  reveal = true,
  className = '',
}: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      <div className={`page-container py-16 md:py-24 ${className}`} data-reveal={reveal ? '' : undefined}>
        {children}
      </div>
    </section>
  )
}

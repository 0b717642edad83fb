interface BandProps {
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
export function Band({ children, id, tone = 'paper', labelledBy, reveal = true, className = '' }: BandProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      <div
        className={`mx-auto max-w-[74rem] px-5 py-16 md:px-10 md:py-24 ${className}`}
        data-reveal={reveal ? '' : undefined}
      >
        {children}
      </div>
    </section>
  )
}

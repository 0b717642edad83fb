import { Kicker } from './kicker.tsx'

interface HeadingProps {
  id: string
  kicker?: string
  children: React.ReactNode
  lead?: string
  className?: string
}

/** A section's opening: a short rule and its subject, the headline, and perhaps a lead. */
export function Heading({ id, kicker, children, lead, className = '' }: HeadingProps) {
  return (
    <div className={className}>
      {kicker ? <Kicker className="opacity-85">{kicker}</Kicker> : null}
      <h2 id={id} className="max-w-[14.2em] text-major">
        {children}
      </h2>
      {lead ? <p className="mt-5 max-w-[38rem] text-lead opacity-90">{lead}</p> : null}
    </div>
  )
}

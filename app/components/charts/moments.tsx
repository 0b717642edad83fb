import type { CSSProperties, ReactNode } from 'react'

interface MomentsProps {
  /** `lost` turns from green to red, `grows` from pale to green. */
  tone: 'lost' | 'grows'
  items: readonly { when: string; name: string; text: ReactNode }[]
}

/** Moments on one line that changes its color: across a wide page, downwards on a phone. */
export const Moments = ({ tone, items }: MomentsProps) => (
  <ol className={`moments moments-${tone}`} style={{ '--moments': items.length } as CSSProperties}>
    {items.map(({ when, name, text }, index) => (
      <li key={name} style={{ '--share': `${(100 * index) / (items.length - 1)}%` } as CSSProperties}>
        <p className="text-label text-soft">{when}</p>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)

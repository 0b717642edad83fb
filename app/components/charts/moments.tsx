import type { CSSProperties, ReactNode } from 'react'
import type { SectionHead as Head } from '../../content/read/parts.ts'
import { HeadedSection } from '../section-head.tsx'

interface MomentsProps {
  /** `lost` turns from green to red, `grows` from pale to green. */
  tone: 'lost' | 'grows'
  items: readonly { when: string; name: string; text: string }[]
  /** What the last moment comes to, in red. */
  gone?: string | undefined
}

/** Moments on one line that changes its color: across a wide page, downwards on a phone. */
export const Moments = ({ tone, items, gone }: MomentsProps) => (
  <ol className={`moments moments-${tone}`} style={{ '--moments': items.length } as CSSProperties}>
    {items.map(({ when, name, text }, index) => (
      <li key={name} style={{ '--share': `${(100 * index) / (items.length - 1)}%` } as CSSProperties}>
        <p className="text-label text-soft">{when}</p>
        <h3 className="text-minor">{name}</h3>
        <p>
          {text} {gone && index === items.length - 1 ? <strong className="text-pencil">{gone}</strong> : null}
        </p>
      </li>
    ))}
  </ol>
)

interface MomentsSectionProps extends Omit<MomentsProps, 'gone'> {
  id: string
  content: Head & Pick<MomentsProps, 'gone'>
  ground?: 'paper' | 'leaf'
  reveal?: boolean
  /** What follows from the moments. */
  children?: ReactNode
}

/** A section of one line of moments. */
export const MomentsSection = ({
  id,
  content,
  ground = 'paper',
  reveal = true,
  children,
  ...moments
}: MomentsSectionProps) => (
  <HeadedSection name={id} head={content} tone={ground} reveal={reveal}>
    <Moments gone={content.gone} {...moments} />
    {children}
  </HeadedSection>
)

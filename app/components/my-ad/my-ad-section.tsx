import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import MyAd from './own-sample.island.tsx'

interface MyAdSectionProps {
  specialty: string
  /** What stands above the form, and on a wide screen beside the ad: the headline of a page. */
  children?: ReactNode
  /** Of the page's width, by default; empty within a section. */
  className?: string
}

/** The sample ad of a specialty, and the form that draws it in the visitor's own name. */
export function MyAdSection({ specialty, children, className = 'page-container' }: MyAdSectionProps) {
  return (
    <div className={`sample-section ${className} ${children ? 'sample-beside' : ''}`.trimEnd()}>
      {children}
      <section aria-labelledby="own-sample" className="contents">
        <Island of={MyAd} client="touch" props={{ specialty }} />
      </section>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Island } from '../../islands/island.tsx'
import MyAd from './own-sample.island.tsx'

interface MyAdSectionProps {
  specialty: string
  /** What stands above the form, and on a wide screen beside the ad: the headline of a page. */
  children?: ReactNode
  /** What stands below the form. */
  below?: ReactNode
}

/** The sample ad of a specialty, and the form that draws it in the visitor's own name. */
export function MyAdSection({ specialty, children, below }: MyAdSectionProps) {
  return (
    <div className={`sample-section page-container ${children ? 'sample-beside' : ''}`.trimEnd()}>
      {children}
      <section aria-labelledby="own-sample" className="contents">
        <Island name="own-sample" of={MyAd} wake="touch" props={{ specialty }} />
      </section>
      {below}
    </div>
  )
}

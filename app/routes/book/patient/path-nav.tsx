import { path } from './content.ts'
import type { PathLinks, PathStep } from './steps.ts'

const shown = ['start', 'presentation', 'assessment', 'consultation'] as const

/** The path's steps as links; the one that is shown is marked, and the list of all questions belongs to the assessment. */
export function PathNav({ hrefs, step }: { hrefs: PathLinks; step: PathStep }) {
  const current = step === 'questions' ? 'assessment' : step
  return (
    <nav aria-label={path.nav.label} className="path-nav border-b border-rule">
      <ul className="page-container flex flex-wrap gap-x-3 text-fine sm:gap-x-7 sm:text-small">
        {shown.map((one) => (
          <li key={one}>
            <a
              href={hrefs[one]}
              aria-current={one === step ? 'page' : one === current ? 'true' : undefined}
              className={`inline-flex min-h-10 items-center border-b-2 hover:text-evergreen hover:underline ${
                one === current ? 'border-evergreen font-semibold' : 'border-transparent text-soft'
              }`}
            >
              {path.nav[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

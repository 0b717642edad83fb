import { data } from 'react-router'
import { pageMeta } from '../../seo/page-meta.ts'
import { notFound } from './content.ts'

export const meta = () => pageMeta({ path: '', robots: 'noindex', ...notFound.meta })

/** Rendered like any page, with status 404. */
export const loader = () => data(null, { status: 404 })

export function NotFoundScreen() {
  return (
    <div data-missing-page className="mx-auto max-w-[74rem] px-5 py-20 md:px-10 md:py-32">
      <div className="blank-page">
        <p className="font-serif text-[5.5rem] leading-none text-evergreen tabular-nums">{notFound.code}</p>
        <h1 className="mt-4 text-major">{notFound.headline}</h1>
        <p className="mt-5 max-w-[34rem] text-lead text-soft">{notFound.text}</p>
        <p className="mt-8">
          <a className="link" href={notFound.homeHref}>
            {notFound.homeLabel}
          </a>
        </p>
      </div>
    </div>
  )
}

export default NotFoundScreen

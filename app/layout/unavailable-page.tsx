import site from '../../site.config.ts'
import { unavailable as content } from '../content/unavailable.ts'

/** Shown with status 503 while the database does not answer: nothing is lost, when to try again, whom to call. */
export function UnavailablePage() {
  const phone = site.phone.display.replaceAll(' ', '\u00a0')
  const [before, after] = content.call.split('{phone}')
  return (
    <div className="page-container py-20 md:py-32">
      <title>{content.meta.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-major">{content.headline}</h1>
      <p className="mt-5 max-w-[36rem] text-lead text-soft">{content.text}</p>
      <p className="mt-3 text-lead text-soft">
        {before}
        <a className="link whitespace-nowrap" href={`tel:${site.phone.dial}`}>
          {phone}
        </a>
        {after}
      </p>
      <p className="mt-8">
        <a className="link" href={content.homeHref}>
          {content.homeLabel}
        </a>
      </p>
    </div>
  )
}

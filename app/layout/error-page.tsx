import { crash } from '../content/error.ts'

/** Shown when rendering a page fails: no stack trace, a link to the home page. */
export function ErrorPage() {
  return (
    <div className="page-container py-20 md:py-32">
      <title>{crash.meta.title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-major">{crash.headline}</h1>
      <p className="mt-5 max-w-[36rem] text-lead text-soft">{crash.text}</p>
      <p className="mt-8">
        <a className="link" href={crash.homeHref}>
          {crash.homeLabel}
        </a>
      </p>
    </div>
  )
}

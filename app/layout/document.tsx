import type { ReactNode } from 'react'
import { frame } from '../content/site/navigation.data.ts'
import { Island } from '../islands/island.tsx'
import ConsentBanner from './consent/consent.island.tsx'
import Toasts from './toasts.island.tsx'

/** What the two layouts get of a page. */
export interface LayoutProps {
  /** The page's title and tags. */
  head: ReactNode
  /** Addresses of the scripts of every page. */
  scripts: readonly string[]
  children: ReactNode
}

interface DocumentProps extends LayoutProps {
  /** Attributes of the `html` element. */
  marks: Record<`data-${string}`, string | undefined>
  header: ReactNode
  footer: ReactNode
}

/** The document around every page. server/pages/pages.ts adds style and fonts, cut to what the document uses. */
export function Document({ marks, head, scripts, header, footer, children }: DocumentProps) {
  return (
    <html lang="en-US" {...marks}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f2" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
        {/* In the head, so that they are fetched while the document is still loading. */}
        {scripts.map((address) => (
          <script key={address} src={address} type="module" />
        ))}
      </head>
      <body>
        <a href="#main" className="skip-link">
          {frame.skipLink}
        </a>
        {/* At the foot of the window. It is hydrated only when someone touches it or reopens the choices. */}
        <Island of={ConsentBanner} props={{}} client="touch" />
        {header}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
        <Island of={Toasts} client="manual" props={frame.toasts} />
      </body>
    </html>
  )
}

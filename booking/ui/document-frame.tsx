import type { ReactNode } from 'react'
import { WORDS } from './labels.ts'

interface Props {
  title: string
  /** Inlined; the security policy allows it by its hash. */
  style: string
  /** Whose page it is, and the address of the website's home page; null inside a frame, whose page says both. */
  header: { brand: string; site: string } | null
  children: ReactNode
}

/** A document of the booking server: its head, the brand and the way back. */
export function DocumentFrame({ title, style, header, children }: Props) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* An empty icon keeps browsers from requesting one. */}
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        {header && (
          <header className="mx-auto flex max-w-[64rem] flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-1.5 wide:px-6">
            <span className="font-serif text-minor font-medium">{header.brand}</span>
            <a
              className="link inline-flex min-h-11 items-center print:hidden"
              href={header.site}
              target="_top"
            >
              {WORDS.backToSite(header.brand)}
            </a>
          </header>
        )}
        {children}
      </body>
    </html>
  )
}

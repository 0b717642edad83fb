import type { ReactNode } from 'react'
import type { Agency } from '../../core/settings.ts'
import { FORM_LABELS } from './labels.ts'
import { TallLink } from './links.tsx'

interface Props {
  title: string
  style: string
  /** Null inside a frame, whose page has its own header. */
  agency: Agency | null
  children: ReactNode
}

export function DocumentFrame({ title, style, agency, children }: Props) {
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
        {agency && (
          <header className="mx-auto flex max-w-[64rem] flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-1.5 wide:px-6">
            <span className="font-serif text-minor font-medium">{agency.name}</span>
            <TallLink className="print:hidden" href={agency.origin || '/'} target="_top">
              {FORM_LABELS.backToSite(agency.name)}
            </TallLink>
          </header>
        )}
        {children}
      </body>
    </html>
  )
}

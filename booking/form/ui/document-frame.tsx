import type { ReactNode } from 'react'
import type { DocumentContext } from '../context.ts'
import { FORM_LABELS } from './labels.ts'
import { TallLink } from './links.tsx'

interface Props {
  title: string
  context: DocumentContext
  /** The page around it has its own header. */
  embed?: boolean
  children: ReactNode
}

export function DocumentFrame({ title, context: { settings, assets }, embed = false, children }: Props) {
  const { agency } = settings
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* An empty icon keeps browsers from requesting one. */}
        <link rel="icon" href="data:," />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
      </head>
      <body>
        {!embed && (
          <header className="mx-auto flex max-w-256 flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-1.5 wide:px-6">
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

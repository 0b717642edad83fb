import type { ReactNode } from 'react'
import { MoreLink } from './ui/text-link.tsx'

interface MessagePageProps {
  headline: string
  text: string
  homeHref: string
  homeLabel: string
  children?: ReactNode
}

/** A page of a few sentences in place of the one that could not be shown, with a link to the home page. */
export function MessagePage({ headline, text, homeHref, homeLabel, children }: MessagePageProps) {
  return (
    <div className="page-container py-20 md:py-32">
      <h1 className="text-major">{headline}</h1>
      <p className="mt-5 max-w-lead text-lead text-soft">{text}</p>
      {children}
      <MoreLink link={{ label: homeLabel, href: homeHref }} className="mt-8" />
    </div>
  )
}

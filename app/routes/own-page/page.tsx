import { ownPages } from '../../content/own-pages.data.ts'
import { isShown } from '../../content/site/today.ts'
import type { PageProps } from '../../page-module.ts'
import { OwnSection } from './own-section.tsx'

export const handle = { isShown: (path: string) => isShown(ownPageAt(path)) }

function ownPageAt(address: string) {
  const page = ownPages.find(({ path }) => path === address)
  if (!page) throw new Error(`content/pages has no page for ${address}`)
  return page
}

export function meta({ path }: PageProps) {
  const { meta, noindex } = ownPageAt(path)
  return { ...meta, ...(noindex && { robots: 'noindex' }) }
}

/** A page that the owner has put together. A section's id is its kind, with a number from the second of a kind on. */
export function Page({ path }: PageProps) {
  const shown = ownPageAt(path).sections.filter(({ hidden }) => !hidden)
  return shown.map((section, index) => {
    const before = shown.slice(0, index).filter(({ kind }) => kind === section.kind).length
    const id = before > 0 ? `${section.kind}-${before + 1}` : section.kind
    return <OwnSection key={id} id={id} section={section} />
  })
}

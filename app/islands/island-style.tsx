import { type ReactNode, Suspense } from 'react'

interface IslandStyleProps {
  href: string
  children?: ReactNode
}

/**
 * Style that an island needs only in the browser; documents do not carry it. It is fetched when this is first rendered.
 * The children appear once it has arrived. Nothing outside waits for it: React would otherwise hold back the rendering
 * of what is typed meanwhile.
 */
export function IslandStyle({ href, children }: IslandStyleProps) {
  return (
    <Suspense>
      <link rel="stylesheet" href={href} precedence="island" />
      {children}
    </Suspense>
  )
}

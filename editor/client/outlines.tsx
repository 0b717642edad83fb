import { useEffect, useState } from 'react'
import { startOf } from './marked-texts.ts'

interface OutlinesProps {
  /** The element under the pointer or with the focus, and the one whose panel is open. */
  hovered: Element | null
  chosen: Element | null
  /** Draft files, each labeled at its first text. */
  drafts: readonly string[]
}

/** Draws outlines over the page, so that the page itself doesn't change. */
export function Outlines({ hovered, chosen, drafts }: OutlinesProps) {
  const [, redraw] = useState(0)
  useEffect(() => {
    const again = () => redraw((count) => count + 1)
    for (const type of ['scroll', 'resize']) addEventListener(type, again, true)
    return () => {
      for (const type of ['scroll', 'resize']) removeEventListener(type, again, true)
    }
  }, [])
  return (
    <div aria-hidden="true">
      {drafts.map((file) => (
        <Box key={file} element={startOf(file)} kind="draft" />
      ))}
      {hovered !== chosen && <Box element={hovered} />}
      <Box element={chosen} kind="chosen" />
    </div>
  )
}

function Box({ element, kind = '' }: { element: Element | null | undefined; kind?: string }) {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  if (width === 0) return null
  return (
    <div
      className={`box ${kind}`}
      style={{ left: left - 4, top: top - 4, width: width + 8, height: height + 8 }}
    >
      {kind === 'draft' && <span>Draft</span>}
    </div>
  )
}

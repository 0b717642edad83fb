import { useEffect, useState } from 'react'

interface OutlinesProps {
  /** The element under the pointer or with the focus, and the one whose panel is open. */
  hovered: Element | null
  chosen: Element | null
  /** Where a draft begins. */
  drafts: ReadonlyMap<string, Element>
}

/** Draws over the page, so that nothing on it changes. */
export function Outlines({ hovered, chosen, drafts }: OutlinesProps) {
  const [, redraw] = useState(0)
  useEffect(() => {
    const again = () => redraw((count) => count + 1)
    const options = { capture: true, passive: true }
    addEventListener('scroll', again, options)
    addEventListener('resize', again)
    return () => {
      removeEventListener('scroll', again, options)
      removeEventListener('resize', again)
    }
  }, [])
  return (
    <div aria-hidden="true">
      {[...drafts].map(([file, element]) => (
        <Box key={file} element={element} kind="draft" />
      ))}
      {hovered && hovered !== chosen && <Box element={hovered} kind="hovered" />}
      {chosen && <Box element={chosen} kind="chosen" />}
    </div>
  )
}

function Box({ element, kind }: { element: Element; kind: string }) {
  const { left, top, width, height } = element.getBoundingClientRect()
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

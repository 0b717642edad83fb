import type { MouseEvent } from 'react'

/** The specification's pause between the click and the next page, in milliseconds: the download starts in it. */
const PAUSE = 500

export interface DownloadLinkProps {
  href: string
  fileName: string
  label: string
  next: string
}

/** The link itself downloads; afterwards the script opens the next page, except for clicks that open a new tab. */
export default function DownloadLink({ href, fileName, label, next }: DownloadLinkProps) {
  function leadOn({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    if (ctrlKey || metaKey || shiftKey || altKey) return
    setTimeout(() => location.assign(next), PAUSE)
  }
  return (
    <a className="secondary-button" href={href} download={fileName} onClick={leadOn}>
      {label}
    </a>
  )
}

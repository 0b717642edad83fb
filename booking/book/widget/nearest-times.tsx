import type { ReactNode } from 'react'
import { nameZone } from '../../calendar/zones.ts'
import { LIST_ROLE } from '../../form/ui/links.tsx'
import { LABELS } from '../labels.ts'

interface Props {
  zone: string
  /** When the zone's name is read, which changes with daylight saving time. */
  now: number
  nearest: readonly number[]
  children: (start: number) => ReactNode
}

/** The open times closest to one that was refused, each drawn by `children`. Times are epoch milliseconds. */
export function NearestTimes({ zone, now, nearest, children }: Props) {
  if (nearest.length === 0) return null
  return (
    <>
      <p className="mt-3 mb-2 text-small text-soft" suppressHydrationWarning>
        {LABELS.zoneOfTimes(nameZone(zone, now))}
      </p>
      <ul className="grid gap-2 wide:grid-cols-2" {...LIST_ROLE} aria-label={LABELS.nearest}>
        {nearest.map((start) => (
          <li key={start}>{children(start)}</li>
        ))}
      </ul>
    </>
  )
}

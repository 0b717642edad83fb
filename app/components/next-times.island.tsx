import { useEffect, useState } from 'react'

/** `Mon, Nov 30, 9:00 AM EST` in the visitor's zone. */
const formatStart = (start: string) =>
  new Date(start).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/**
 * The next open times, the same that the calendar shows first. Each is a link that books it. Until they have come, and
 * where they can't be had, it shows nothing: the button to book is beside it.
 */
export default function NextTimes({ label }: { label: string }) {
  const [starts, setStarts] = useState<string[]>([])
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    fetch(`/desk/slots?${new URLSearchParams({ zone })}`)
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then(({ soonest = [] }: { soonest?: string[] }) => setStarts(soonest))
      .catch(() => {})
  }, [])
  return (
    <div className="mt-2 min-h-9 text-label">
      {starts.length > 0 && (
        <>
          {label}{' '}
          {starts.map((start) => (
            <a key={start} className="link mr-4 inline-block py-1" href={`/book?start=${start}`}>
              {formatStart(start)}
            </a>
          ))}
        </>
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'

/** `Mon, Nov 30, 9:00 AM EST` in the visitor's zone. */
const named = (start: string) =>
  new Date(start).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/** The next open times, as the calendar shows them first, each a link that books it. Nothing where they can't be had: the button is beside it. */
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
      {starts.length > 0 ? (
        <>
          {label}{' '}
          {starts.map((start) => (
            <a key={start} className="link mr-4 inline-block py-1" href={`/book?start=${start}`}>
              {named(start)}
            </a>
          ))}
        </>
      ) : null}
    </div>
  )
}

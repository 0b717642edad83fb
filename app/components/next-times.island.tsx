import { useEffect, useState } from 'react'

/** How many times are shown, each on another day. */
const TIMES = 3

/** `Mon, Nov 30, 9:00 AM EST` in the visitor's zone. */
const named = (start: string, options: Intl.DateTimeFormatOptions) =>
  new Date(start).toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric', ...options })

/** The next open times of the calendar, each a link that books it. Nothing where they can't be had: the button is beside it. */
export default function NextTimes({ label }: { label: string }) {
  const [starts, setStarts] = useState<string[]>([])
  useEffect(() => {
    fetch('/desk/slots')
      .then((answer) => (answer.ok ? answer.json() : { starts: [] }))
      .then(({ starts: open }: { starts: string[] }) => {
        const firstOfDay = new Map(open.toReversed().map((start) => [named(start, {}), start]))
        setStarts([...firstOfDay.values()].toReversed().slice(0, TIMES))
      })
      .catch(() => {})
  }, [])
  return (
    <div className="mt-2 min-h-9 text-label">
      {starts.length > 0 ? (
        <>
          {label}{' '}
          {starts.map((start) => (
            <a key={start} className="link mr-4 inline-block py-1" href={`/book?start=${start}`}>
              {named(start, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}
            </a>
          ))}
        </>
      ) : null}
    </div>
  )
}

import { type KeyboardEvent, useEffect, useState } from 'react'
import { fillPlaceholders } from '../../../content/placeholders.ts'
import type { path } from './content.data.ts'

interface SlidesProps {
  /** The element whose children are the slides. It is the server's: React draws the buttons alone. */
  textId: string
  /** How fast slides are read. */
  wordsPerMinute: number
  labels: typeof path.presentation.player
}

const ALL = -1
const steps: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Plays slides, each for as long as it takes to read, once somebody presses the button. slides.css shows the current one. */
export default function Slides({ textId, wordsPerMinute, labels }: SlidesProps) {
  const [seconds, setSeconds] = useState<number[]>([])
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  // At least 1, because the click that wakes the island can come before the slides are counted.
  const last = Math.max(1, seconds.length - 1)

  useEffect(() => {
    const slides = [...(document.getElementById(textId)?.children ?? [])]
    for (const [index, slide] of slides.entries()) slide.toggleAttribute('data-current', index === current)
    const read = ({ textContent }: Element) => (textContent.split(/\s+/).length / wordsPerMinute) * 60
    setSeconds((known) => (known.length > 0 ? known : slides.map(read)))
  }, [textId, wordsPerMinute, current])

  const move = (by: 1 | -1) => setCurrent(Math.min(last, Math.max(0, current + by)))
  const toggle = () => {
    if (current === ALL || (current === last && !isPlaying)) setCurrent(0)
    setPlaying(!isPlaying)
  }
  const showAll = () => {
    setPlaying(false)
    setCurrent(ALL)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    move(by)
  }
  return (
    <section
      className="flex flex-wrap items-center gap-x-2 gap-y-1 p-5 motion-reduce:hidden noscript:hidden print:hidden"
      aria-label={labels.label}
      onKeyDown={onKeyDown}
    >
      <div className="mb-3 flex h-1.5 w-full bg-rule" aria-hidden="true">
        {seconds.map((duration, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places.
            key={index}
            className={index < current ? 'bg-evergreen forced-color-adjust-none' : ''}
            style={{ flex: duration }}
          >
            {index === current ? (
              <div
                className="h-full origin-left bg-evergreen forced-color-adjust-none"
                style={{ animation: `slide-time ${duration}s linear ${isPlaying ? '' : 'paused'} both` }}
                onAnimationEnd={() => (current < last ? move(1) : setPlaying(false))}
              />
            ) : null}
          </div>
        ))}
      </div>
      <button type="button" className="solid-button gap-2.5" onClick={toggle}>
        <Icon path={isPlaying ? 'M5 3h5v18H5zM14 3h5v18h-5z' : 'M5 3v18l15-9z'} />
        <span>{isPlaying ? labels.pause : current === last ? labels.again : labels.play}</span>
      </button>
      <button
        type="button"
        className="grid size-11 cursor-pointer place-items-center hover:bg-wash"
        aria-label={labels.previous}
        onClick={() => move(-1)}
      >
        <Icon path="M5 4h3v16H5zM20 4v16L9 12z" />
      </button>
      <button
        type="button"
        className="grid size-11 cursor-pointer place-items-center hover:bg-wash"
        aria-label={labels.next}
        onClick={() => move(1)}
      >
        <Icon path="M16 4h3v16h-3zM4 4v16l11-8z" />
      </button>
      {seconds.length > 0 && current !== ALL ? (
        <span className="text-label text-soft tabular">
          {fillPlaceholders(labels.place, { number: current + 1, count: seconds.length })}
        </span>
      ) : null}
      <button type="button" className="link ml-auto min-h-11 text-label" onClick={showAll}>
        {labels.list}
      </button>
    </section>
  )
}

/** A player's icon: path data on a 24-unit square. */
const Icon = ({ path: data }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
    <path d={data} />
  </svg>
)

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fillPlaceholders } from '../../../content/checks/placeholders.ts'
import type { path } from './content.ts'

interface SlidesProps {
  /** How long each slide stays. */
  seconds: readonly number[]
  words: typeof path.presentation.player
  /** The slides, as items of a list; there on the server only. */
  children?: ReactNode
}

/**
 * Plays a list of slides, one at a time, once somebody presses the button. slides.css shows one slide and the buttons;
 * with reduced motion, without scripts and on paper it shows the list.
 */
export default function Slides({ seconds, words, children }: SlidesProps) {
  const [current, setCurrent] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const last = seconds.length - 1
  useEffect(() => {
    for (const [index, slide] of [...(list.current?.children ?? [])].entries())
      slide.toggleAttribute('data-current', index === current)
  }, [current])

  const move = (by: 1 | -1) => setCurrent(Math.min(last, Math.max(0, current + by)))
  const toggle = () => {
    if (current === last && !isPlaying) setCurrent(0)
    setPlaying(!isPlaying)
  }
  const advance = () => (current < last ? move(1) : setPlaying(false))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 } as const
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in by)) return
    event.preventDefault()
    move(by[event.key as keyof typeof by])
  }
  // Slides that change by themselves are not read out.
  const spoken = isPlaying ? 'off' : 'polite'
  return (
    <section className="slide-player" aria-label={words.label} onKeyDown={onKeyDown}>
      <div className="slide-controls">
        <div className="slide-progress" aria-hidden="true" data-playing={isPlaying || undefined}>
          {seconds.map((duration, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places.
            <span key={index} style={{ flexGrow: duration }} data-seen={index < current || undefined}>
              {index === current ? (
                <span style={{ animationDuration: `${duration}s` }} onAnimationEnd={advance} />
              ) : null}
            </span>
          ))}
        </div>
        <button type="button" className="slide-play solid-button" onClick={toggle}>
          {isPlaying ? words.pause : current === last ? words.again : words.play}
        </button>
        <StepButton label={words.previous} path="m15 5-7 7 7 7" onClick={() => move(-1)} />
        <StepButton label={words.next} path="m9 5 7 7-7 7" onClick={() => move(1)} />
        <span className="text-label text-soft tabular">
          {fillPlaceholders(words.place, { number: String(current + 1), count: String(seconds.length) })}
        </span>
        <label className="slide-list-choice text-label">
          <input type="checkbox" onChange={() => setPlaying(false)} />
          {words.list}
        </label>
      </div>
      {children ? (
        <ol className="slides article-text" aria-live={spoken}>
          {children}
        </ol>
      ) : (
        <ol
          ref={list}
          className="slides article-text"
          aria-live={spoken}
          // React keeps what the server has drawn here.
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
      )}
    </section>
  )
}

interface StepButtonProps {
  label: string
  /** Path data on a 24-unit square. */
  path: string
  onClick: () => void
}

function StepButton({ label, path, onClick }: StepButtonProps) {
  return (
    <button type="button" className="slide-step" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
        <path d={path} strokeWidth="1.75" />
      </svg>
    </button>
  )
}

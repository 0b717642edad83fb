import { useEffect, useRef } from 'react'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { leaveConverted } from '../../scripts/conversion.ts'
import { usePassedAttribution } from './pass-attribution.ts'
import { useFramedWidget } from './use-framed-widget.ts'
import { readLeadMessage, readWidgetMessage, reportsItself, type WidgetStep } from './widget-messages.ts'

export interface FramedWidgetProps {
  content: {
    frameTitle: string
    newTabLabel: string
    fallback: Record<'heading' | 'text' | 'phoneLabel' | 'emailLabel' | 'newTabLabel', string>
    withoutScripts: string
  }
  /** Address of the frame, rendered by the server, because a `src` that is set later has lost bookings elsewhere. */
  address: string
  /** The same page for a tab of its own. */
  ownTab: string
  /** Origins whose messages are trusted; empty means this site's own. */
  origins: string[]
  facts: { phone: string; dial: string; email: string }
  shows: 'calendar' | 'form'
  /** Names the step above the frame. Only the built-in widget says at which one the visitor is. */
  steps?: Record<WidgetStep, string> | undefined
  /** The page that follows a booking or a sent form. */
  next: string
}

/**
 * Classes of the frame, with its height until the widget reports one. On a phone the calendar needs the full width, so
 * it has no border and is wider by the margin that the widget keeps for focus rings.
 */
const looks = {
  calendar:
    'h-[720px] -mx-1 w-[calc(100%+0.5rem)] min-[45rem]:mx-0 min-[45rem]:w-full min-[45rem]:border min-[45rem]:border-rule',
  form: 'h-[1020px] w-full border border-rule',
}
/** The frame's border above and below, in pixels. */
const BORDERS = 2

const NEW_TAB = { target: '_blank', rel: 'noopener' }

/**
 * A booking widget or a form in a frame. If it doesn't respond, phone, email and a link to it in a new tab come above it;
 * where nothing tells whether it responds, they are always below it.
 */
export default function FramedWidget(props: FramedWidgetProps) {
  const { content, address, ownTab, origins, facts, shows, steps, next } = props
  const { fallback } = content
  const frame = useRef<HTMLIFrameElement>(null)
  const reports = reportsItself(address)
  const tabAddress = usePassedAttribution(frame, address, ownTab)
  const { height, status, step } = useFramedWidget({
    frame,
    origins,
    reports,
    read: shows === 'calendar' ? readWidgetMessage : readLeadMessage,
    onSignal(signal) {
      if (signal.kind === 'lead') void leaveConverted('generate_lead', '', next)
      if (signal.kind !== 'booked') return
      const to = new URL(next, location.href)
      if (signal.reference) to.searchParams.set('booking', signal.reference)
      else to.searchParams.set('booked', '1')
      void leaveConverted('booking', signal.reference ?? '', to.pathname + to.search)
    },
  })
  const stepLine = useShownStep(step)
  const ways = (
    <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-1 text-small">
      {(
        [
          [`tel:${facts.dial}`, fallback.phoneLabel],
          [`mailto:${facts.email}`, fallback.emailLabel],
          [tabAddress, fallback.newTabLabel],
        ] as const
      ).map(([href, label]) => (
        <li key={label}>
          <a
            className="link inline-flex min-h-11 items-center"
            href={href}
            {...(href === tabAddress && NEW_TAB)}
          >
            {fillPlaceholders(label, facts)}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {steps && (
        <p ref={stepLine} className="mb-2 scroll-mt-4 font-semibold min-[72rem]:text-paper noscript:hidden">
          {steps[step ?? 'time']}
        </p>
      )}
      <div
        hidden={status !== 'unanswered'}
        role="alert"
        className="mb-6 border-l-4 border-pencil bg-white p-5"
      >
        <h2 className="text-minor">{fallback.heading}</h2>
        <p className="mt-2 max-w-text text-small text-soft">{fallback.text}</p>
        {ways}
      </div>
      <iframe
        ref={frame}
        src={address}
        title={content.frameTitle}
        style={height === null ? undefined : { height: height + BORDERS }}
        className={`block min-h-[600px] bg-paper ${looks[shows]}`}
      />
      {reports ? (
        <p className="mt-3 text-label">
          <a className="link" href={tabAddress} {...NEW_TAB}>
            {content.newTabLabel}
          </a>
        </p>
      ) : (
        ways
      )}
      <noscript>
        <p className="mt-3 text-small">{fillPlaceholders(content.withoutScripts, facts)}</p>
      </noscript>
    </>
  )
}

/** Shows the line above the frame when the step changes: the other step may be much higher. */
function useShownStep(step: WidgetStep | null) {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) line.current?.scrollIntoView()
    shown.current = step
  }, [step])
  return line
}

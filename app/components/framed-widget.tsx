import type { FramedContent } from '../content/booking.schema.ts'
import { fillPlaceholders } from '../content/placeholders.ts'

interface FramedWidgetProps {
  content: FramedContent
  /** The frame's `src`, present in the HTML: setting it later by script has lost bookings on other sites. */
  address: string
  /** The same page for a tab of its own. */
  ownTab: string
  /** Origins whose messages are trusted; empty means this site's own. */
  origins: string[]
  facts: { phone: string; dial: string; email: string }
  /** Initial height, until the framed page reports its own. */
  height: 'calendar' | 'form'
}

const heights = { calendar: 'h-[720px]', form: 'h-[1020px]' }

/** A booking widget or form in an iframe, with other ways to reach us if it does not respond. */
export function FramedWidget({ content, address, ownTab, origins, facts, height }: FramedWidgetProps) {
  const { fallback } = content
  return (
    <div data-framed-widget data-origins={origins.join(' ')}>
      <div data-other-ways hidden role="alert" className="mb-6 border-l-4 border-pencil bg-white p-5">
        <h2 className="text-minor">{fallback.heading}</h2>
        <p className="mt-2 max-w-[42rem] text-small text-soft">{fallback.text}</p>
        <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-1 text-small">
          <li>
            <a className="link inline-flex min-h-11 items-center" href={`tel:${facts.dial}`}>
              {fillPlaceholders(fallback.phoneLabel, facts)}
            </a>
          </li>
          <li>
            <a className="link inline-flex min-h-11 items-center" href={`mailto:${facts.email}`}>
              {fillPlaceholders(fallback.emailLabel, facts)}
            </a>
          </li>
          <li>
            <a
              className="link inline-flex min-h-11 items-center"
              href={ownTab}
              target="_blank"
              rel="noopener"
            >
              {fallback.newTabLabel}
            </a>
          </li>
        </ul>
      </div>
      <iframe
        src={address}
        title={content.frameTitle}
        className={`block min-h-[600px] w-full border border-rule bg-paper ${heights[height]}`}
      />
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 text-fine text-soft">
        <span>{content.smallPrint}</span>
        <a className="link" href={ownTab} target="_blank" rel="noopener">
          {content.newTabLabel}
        </a>
      </p>
      <noscript>
        <p className="mt-3 text-small">{fillPlaceholders(content.withoutScripts, facts)}</p>
      </noscript>
    </div>
  )
}

import site from '../../../site.config.ts'
import { PhoneLine } from '../../components/phone-line.tsx'
import { bookingConfirmation as content } from './content.ts'

/** In place of a call that the reference does not lead to: why, whom to ask, and where to choose a time. */
export function UnknownCall() {
  const { headline, text, call } = content.unknown
  const { label, href } = content.bareVisit.link
  return (
    <div className="page-container py-12 md:py-20">
      <h1 className="text-major">{headline}</h1>
      <p className="mt-5 max-w-[36rem] text-lead text-soft">{text}</p>
      <PhoneLine phone={site.phone} text={call} className="mt-3 text-lead" />
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
        <a className="link" href={href}>
          {label}
        </a>
        <a className="link" href={content.home.href}>
          {content.home.label}
        </a>
      </p>
    </div>
  )
}

import { CallRequestDocument } from '../ui/call-request-document.tsx'
import { NO_REQUEST_ANSWERS, type RequestAnswers, type RequestError } from '../ui/call-request-props.ts'
import { requestDays } from './call-request-input.ts'
import type { BookingContext } from './context.ts'
import { issueFormKey } from './form-key.ts'
import { rendered } from './rendered.ts'

interface CallRequestPage {
  embed: boolean
  attribution: Record<string, string>
  /** Undefined shows the office's until the browser knows better. */
  zone?: string | undefined
  answers?: RequestAnswers
  error?: RequestError
  /** The key to keep; a new one is issued without it. */
  formKey?: string | undefined
  isDone?: boolean
}

/** The page of the form for another time: empty, with what was typed and the error, or saying that it was sent. */
export function callRequestPage(context: BookingContext, page: CallRequestPage): Promise<string> {
  const { agency, rules, callTitle, frameOrigins } = context.settings
  const now = context.now()
  const formKey = () => issueFormKey(context.store.secret, now, 'request', page.error !== undefined)
  return rendered(
    <CallRequestDocument
      form={{
        ...{ brand: agency.name, phone: agency.phone },
        ...{ callTitle, callMinutes: rules.callMinutes, frameOrigins },
        ...requestDays(rules.officeZone, now),
        now: now.epochMilliseconds,
        zone: page.zone ?? rules.officeZone,
        zoneChosen: page.zone !== undefined,
        formKey: page.formKey ?? formKey(),
        embed: page.embed,
        attribution: page.attribution,
        answers: page.answers ?? NO_REQUEST_ANSWERS,
        error: page.error ?? null,
        isDone: page.isDone ?? false,
      }}
      site={agency.origin || '/'}
      assets={context.assets}
    />,
  )
}

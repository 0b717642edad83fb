import { bookingQuery } from '../book/booking-href.ts'
import { moveBooking } from '../book/mutations.ts'
import { readQuery } from '../book/query.ts'
import { NearestTimes } from '../book/widget/nearest-times.tsx'
import { WeekBook } from '../book/widget/week-book.tsx'
import { ZoneSwitch } from '../book/widget/zone-switch.tsx'
import { freeHosts } from '../calendar/connected/free-hosts.ts'
import { nearestOf } from '../calendar/local-days.ts'
import { officeDate } from '../calendar/office-days.ts'
import { openTimes, startsOf } from '../calendar/open-times.ts'
import { bookedRange, isOffered, wasOffered } from '../calendar/slots.ts'
import { CALL_PATH, isoInstant } from '../core/addresses.ts'
import { mayChange } from '../core/booking.ts'
import { rulesOf } from '../core/call-hosts.ts'
import { canonicalZone, formatDay, formatTime, formatWhen } from '../core/format-time.ts'
import { readOfficeTime } from '../form/office-time.ts'
import { readInstant, singleValue } from '../form/posted-form.ts'
import { logOf, REASONS } from '../form/reasons.ts'
import { documentResponse, seeOther } from '../form/responses.tsx'
import { ErrorSummary } from '../form/ui/error-summary.tsx'
import { REFUSED_TITLES } from '../form/ui/format-form-error.ts'
import { TallLink } from '../form/ui/links.tsx'
import { noBreakSpaces, noBreakTime } from '../form/ui/no-break-spaces.ts'
import { StaffField } from '../form/ui/staff-field.tsx'
import { recordAction } from '../store/actions.ts'
import { ActionForm, CallPage } from './call-page.tsx'
import { callPageLabels } from './labels.ts'
import { callResponse } from './page.tsx'
import { type RequestedCall, requestedCall } from './requested-call.ts'

type Refusal = 'taken' | 'not-offered'

/** Shows the open times for a call, or a chosen one with the button that moves. */
export async function showMove(call: RequestedCall, parameters: URLSearchParams): Promise<Response> {
  if (!mayChange(call.state, call.by)) return callResponse(call)
  const query = readQuery(parameters)
  const isOther = !query.start?.equals(call.booking.startsAt)
  return movePage(call, query, isOther ? query.start : undefined)
}

/** Moves a call. A second post finds it at its new time and leads to the same page. */
export async function postMove(call: RequestedCall, form: URLSearchParams): Promise<Response> {
  const { booking, secret, by, context } = call
  const { settings, store } = context
  if (!mayChange(call.state, by)) return callResponse(call, 410)
  const next = by === 'agency' ? call.hrefs.call : call.hrefs.confirmation
  const zone = canonicalZone(singleValue(form, 'zone') ?? '') ?? undefined
  // The agency may type a time that the site doesn't offer.
  const isTyped = by === 'agency' && form.has('date')
  const wanted = isTyped ? readOfficeTime(form, settings.rules) : readInstant(singleValue(form, 'start'))
  if (!wanted || typeof wanted === 'string') return movePage(call, { zone }, context.now(), 'not-offered')
  if (wanted.equals(booking.startsAt)) return seeOther(next)
  const isPossible = isTyped
    ? Temporal.Instant.compare(wanted, context.now()) > 0
    : isOffered(rulesOf(settings, call.host), context.now(), wanted)
  if (!isPossible) return movePage(call, { zone }, wanted, refusalOf(call, wanted))
  const [free] = await freeHosts(context, [call.host], bookedRange(settings.rules, wanted))
  if (!free) return movePage(call, { zone }, wanted, 'taken')
  const change = { settings, now: context.now(), by, tellVisitor: true }
  const outcome = await moveBooking(store, booking.id, wanted, change, free.calendarCheck)
  if (outcome.kind === 'over') return callResponse(await requestedCall(context, secret), 410)
  if (outcome.kind === 'taken') return movePage(call, { zone }, wanted, 'taken')
  if (outcome.kind === 'moved') {
    await recordAction(context, call.person, 'Moved', booking.id)
    context.wake()
  }
  return seeOther(next)
}

function refusalOf({ context: { settings, now }, host }: RequestedCall, start: Temporal.Instant): Refusal {
  return wasOffered(rulesOf(settings, host), now(), start) ? 'taken' : 'not-offered'
}

/** The open times of a call's host; with a `wanted` one the button that moves there, or why it is refused. */
async function movePage(
  call: RequestedCall,
  { zone = call.zone, week = null }: { zone?: string | undefined; week?: string | null | undefined },
  wanted?: Temporal.Instant,
  reason?: Refusal,
): Promise<Response> {
  const { booking, host, context } = call
  const present = booking.startsAt.epochMilliseconds
  const open = await openTimes(context, { hosts: [host], except: booking.id })
  const starts = startsOf(open).filter((start) => start !== present)
  const move = { call, present, zone, week, now: context.now().epochMilliseconds, starts }
  if (!wanted) return documentResponse(<ChooseTime {...move} />)
  const to = wanted.epochMilliseconds
  if (!reason && starts.includes(to)) return documentResponse(<MoveToTime {...move} to={to} />)
  const kind = reason ?? refusalOf(call, wanted)
  context.log.info({ refused: kind, form: 'move', booking: booking.id }, logOf(kind))
  const refused = { kind, nearest: nearestOf(starts, to) }
  return documentResponse(<ChooseTime {...move} refused={refused} />, REASONS[kind].status)
}

/** Moving a call. Times are epoch milliseconds. */
interface MoveView {
  call: RequestedCall
  present: number
  zone: string
  /** Any date of the week shown; null for the first week with an open time. */
  week: string | null
  now: number
  /** Open times besides the present one, in time order. */
  starts: number[]
}

interface Refused {
  kind: Refusal
  nearest: number[]
}

/** The open times for a call. */
function ChooseTime({ refused, ...move }: MoveView & { refused?: Refused }) {
  const { call, present, zone } = move
  const { secret, by, settings } = call
  const labels = callPageLabels(by).move
  return (
    <CallPage call={call} title={labels.title}>
      {refused ? (
        <RefusedTime {...move} {...refused} />
      ) : (
        <p className="mb-5 max-w-text text-lead">{labels.now(noBreakTime(formatWhen(present, zone)))}</p>
      )}
      <ZoneSwitch
        zone={zone}
        now={present}
        action={`${CALL_PATH}/move`}
        hidden={{ booking: secret, ...(move.week ? { week: move.week } : {}) }}
      />
      <WeekBook times={{ ...move, phone: settings.agency.phone, hrefOf: (place) => moveHref(move, place) }} />
      {by === 'agency' && <TypedTime call={call} />}
      <p className="mt-5">
        <TallLink href={call.hrefs.call}>{labels.keep}</TallLink>
      </p>
    </CallPage>
  )
}

/** For the agency, which may also move a call to a time that the site doesn't offer. */
function TypedTime({ call: { hrefs, context } }: { call: RequestedCall }) {
  const min = officeDate(context.settings.rules, context.now()).toString()
  return (
    <form
      method="post"
      action={hrefs.move}
      className="mt-8 grid max-w-card gap-3 border-t border-rule pt-5 print:hidden"
    >
      <h2 className="text-minor">Another time</h2>
      <StaffField form="move" name="date" label="Day" type="date" min={min} required />
      <StaffField form="move" name="time" label="Time at the office" type="time" required />
      <p className="text-fine text-soft">
        Also one that the site doesn’t offer. We’ll email the visitor the new time.
      </p>
      <button className="outline-button justify-self-start" type="submit">
        Move the call there
      </button>
    </form>
  )
}

function RefusedTime({ kind, nearest, ...move }: MoveView & Refused) {
  const labels = callPageLabels(move.call.by).move
  const when = noBreakTime(formatWhen(move.present, move.zone))
  return (
    <ErrorSummary title={REFUSED_TITLES[kind]} text={labels.refused(when)} focus={null}>
      <NearestTimes zone={move.zone} now={move.present} nearest={nearest}>
        {(start) => (
          <a className="outline-button flex w-full items-center" href={moveHref(move, { start })}>
            {formatDay(start, move.zone)}, {noBreakSpaces(formatTime(start, move.zone))}
          </a>
        )}
      </NearestTimes>
    </ErrorSummary>
  )
}

/** The chosen time, with the button that moves. */
function MoveToTime({ to, ...move }: MoveView & { to: number }) {
  const { call, present, zone } = move
  const labels = callPageLabels(call.by).move
  return (
    <CallPage call={call} title={labels.chosenTitle}>
      <dl className="mb-2 max-w-text">
        <dt className="text-small text-soft">{labels.from}</dt>
        <dd className="mb-4 border-l-4 border-rule bg-white p-4">{noBreakTime(formatWhen(present, zone))}</dd>
        <dt className="text-small text-soft">{labels.to}</dt>
        <dd className="bg-evergreen p-4 text-lead font-semibold text-white">
          {noBreakTime(formatWhen(to, zone))}
        </dd>
      </dl>
      <p className="mt-4 mb-5 text-soft">{labels.after}</p>
      <ActionForm action={call.hrefs.move} text={labels.move} fields={{ start: isoInstant(to), zone }} main />
      <p className="mt-4 flex flex-wrap gap-x-6">
        <TallLink href={`${moveHref(move, {})}#week`}>{labels.other}</TallLink>
        <TallLink href={call.hrefs.call}>{labels.keep}</TallLink>
      </p>
    </CallPage>
  )
}

function moveHref(
  { call, zone }: Pick<MoveView, 'call' | 'zone'>,
  place: { week?: string; start?: number },
): string {
  return `${call.hrefs.move}&${bookingQuery({ ...place, zone })}`
}

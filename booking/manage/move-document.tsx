import { WORDS } from '../book/labels.ts'
import { WeekBook } from '../book/widget/week-book.tsx'
import { ZoneForm, ZoneOptions } from '../book/widget/zone-switch.tsx'
import { nameZone } from '../calendar/zones.ts'
import { CALL_PATH, callHref, isoInstant, MOVE_PATH } from '../core/addresses.ts'
import { formatDay, formatTime, formatWhen } from '../core/format-time.ts'
import { ErrorSummary } from '../form/ui/error-summary.tsx'
import { noBreak, noBreakTime } from '../form/ui/labels.ts'
import { LIST_ROLE, TallLink } from '../form/ui/links.tsx'
import { ActionForm, CallPage } from './call-page.tsx'
import { callPageWords } from './labels.ts'
import type { RequestedCall } from './requested-call.ts'

/** Moving a call. Times are epoch milliseconds. */
export interface MoveView {
  call: RequestedCall
  present: number
  zone: string
  /** The address names the zone. */
  isZoneAsked: boolean
  /** Any date of the week shown; null for the first week with an open time. */
  week: string | null
  now: number
  /** Open times besides the present one, in time order. */
  starts: number[]
  chosen: number | null
  refused: { kind: 'taken' | 'not-offered'; nearest: number[] } | null
}

/** The open times for a call, or the chosen one with the button that moves. */
export function MoveDocument(move: MoveView) {
  return move.chosen === null ? <ChooseTime {...move} /> : <MoveToTime {...move} to={move.chosen} />
}

function ChooseTime(move: MoveView) {
  const { call, present, zone, refused } = move
  const { secret, by, settings } = call
  const words = callPageWords(by).move
  return (
    <CallPage call={call} title={words.title}>
      {refused && <RefusedTime {...move} refused={refused} />}
      {!refused && (
        <p className="mb-5 max-w-[40rem] text-lead">{words.now(noBreakTime(formatWhen(present, zone)))}</p>
      )}
      <ZoneForm
        action={MOVE_PATH}
        hidden={{ booking: secret, ...(move.week ? { week: move.week } : {}) }}
        select={{ defaultValue: zone }}
      >
        <ZoneOptions zone={zone} now={present} />
      </ZoneForm>
      <WeekBook times={{ ...move, phone: settings.agency.phone, hrefOf: (place) => moveHref(move, place) }} />
      <p className="mt-5">
        <TallLink href={callHref(CALL_PATH, secret)}>{words.keep}</TallLink>
      </p>
    </CallPage>
  )
}

function RefusedTime({ refused, ...move }: MoveView & { refused: NonNullable<MoveView['refused']> }) {
  const words = callPageWords(move.call.by).move
  const when = noBreakTime(formatWhen(move.present, move.zone))
  const title = refused.kind === 'taken' ? words.takenTitle : words.notOfferedTitle
  return (
    <ErrorSummary title={title} text={words.refused(when)} focus={null}>
      {refused.nearest.length > 0 && (
        <>
          <p className="mt-3 mb-2 text-small text-soft">
            {WORDS.zoneOfTimes(nameZone(move.zone, move.present))}
          </p>
          <ul className="grid gap-2 wide:grid-cols-2" {...LIST_ROLE} aria-label={words.nearest}>
            {refused.nearest.map((start) => (
              <li key={start}>
                <a className="outline-button flex w-full items-center" href={moveHref(move, { start })}>
                  {formatDay(start, move.zone)}, {noBreak(formatTime(start, move.zone))}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </ErrorSummary>
  )
}

function MoveToTime({ to, ...move }: MoveView & { to: number }) {
  const { call, present, zone } = move
  const { secret } = call
  const words = callPageWords(call.by).move
  return (
    <CallPage call={call} title={words.chosenTitle}>
      <dl className="mb-2 max-w-[40rem]">
        <dt className="text-small text-soft">{words.from}</dt>
        <dd className="mb-4 border-l-4 border-rule bg-white p-4">{noBreakTime(formatWhen(present, zone))}</dd>
        <dt className="text-small text-soft">{words.to}</dt>
        <dd className="bg-evergreen p-4 text-lead font-semibold text-white">
          {noBreakTime(formatWhen(to, zone))}
        </dd>
      </dl>
      <p className="mt-4 mb-5 text-soft">{words.after}</p>
      <ActionForm
        action={callHref(MOVE_PATH, secret)}
        text={words.move}
        fields={{ start: isoInstant(to), zone }}
        main
      />
      <p className="mt-4 flex flex-wrap gap-x-6">
        <TallLink href={`${moveHref(move, {})}#week`}>{words.other}</TallLink>
        <TallLink href={callHref(CALL_PATH, secret)}>{words.keep}</TallLink>
      </p>
    </CallPage>
  )
}

function moveHref(
  { call, zone, isZoneAsked }: Pick<MoveView, 'call' | 'zone' | 'isZoneAsked'>,
  place: { week?: string; start?: number },
): string {
  const query = new URLSearchParams()
  if (isZoneAsked) query.set('zone', zone)
  if (place.week) query.set('week', place.week)
  if (place.start !== undefined) query.set('start', isoInstant(place.start))
  const more = query.toString()
  return `${callHref(MOVE_PATH, call.secret)}${more ? `&${more}` : ''}`
}

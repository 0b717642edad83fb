import { startTransition, useEffect, useRef, useState } from 'react'
import { isZone, sayWhen } from '../domain/say-time.ts'
import { bookingHref, isoInstant } from './addresses.ts'
import { enterPlace, markPlace, renamePlace, watchBrowser } from './browser-history.ts'
import { localDay } from './calendar.ts'
import { checkDetails } from './check-details.ts'
import { dropDraft } from './draft.ts'
import { isFramed, tellFrame } from './frame-messages.ts'
import type { Booked, Step, Trouble, WidgetProps } from './props.ts'
import { sendBooking } from './send-booking.ts'
import { useFocus } from './use-focus.ts'
import { useFreeTimes } from './use-free-times.ts'
import { TRAP_FIELD, WORDS } from './words.ts'
import { nameZone } from './zones.ts'

/** Identities that focus moves to and messages link to. One widget a document, so they are fixed. */
export const IDS = { title: 'desk-title', trouble: 'desk-trouble', doneLink: 'desk-done-link' }

/** The embedding page has this long to navigate by itself after `desk:booked`. */
const PARENT_PATIENCE_MS = 1500

/** The state of the widget and all that a visitor can do to it. */
export function useBooking(props: WidgetProps) {
  const [hydrated, setHydrated] = useState(false)
  const [zone, setZone] = useState(props.zone)
  const [wanted, setWanted] = useState(props.day ?? props.week)
  const [day, setDay] = useState(props.day)
  const [step, setStep] = useState<Step>(props.step)
  const [start, setStart] = useState(props.start)
  const { starts, loadFailed, refresh } = useFreeTimes(props.starts)
  const [formKey, setFormKey] = useState(props.formKey)
  const [trouble, setTrouble] = useState<Trouble | null>(props.trouble)
  const [busy, setBusy] = useState<number | null>(null)
  const [booked, setBooked] = useState<Booked | null>(null)
  const [heard, setHeard] = useState('')
  const sending = useRef(false)
  const focusOn = useFocus()

  const hrefOf = (place: { week?: string; day?: string; start?: number; zone?: string }) =>
    bookingHref({
      zone: props.zoneChosen || hydrated ? zone : undefined,
      embed: props.embed,
      attribution: props.attribution,
      ...place,
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration, with the server's own props
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    startTransition(() => {
      setHydrated(true)
      if (!props.zoneChosen && own !== props.zone && isZone(own)) setZone(own)
    })
    if (props.trouble) document.getElementById(IDS.trouble)?.focus()
    if (props.starts === null) void refresh()
    markPlace({ deskStep: props.step, start: props.start })
    return watchBrowser(
      (place) => {
        focusOn(IDS.title)
        setTrouble(null)
        setStep(place.deskStep)
        if (place.deskStep === 'details') setStart(place.start)
        else setHeard(WORDS.stepOneHeard)
      },
      () => void refresh(),
    )
  }, [])

  function chooseTime(chosen: number): void {
    enterPlace({ deskStep: 'details', start: chosen }, hrefOf({ start: chosen }))
    focusOn(IDS.title)
    setStart(chosen)
    setTrouble(null)
    setStep('details')
    setHeard(WORDS.stepTwoHeard(sayWhen(chosen, zone)))
  }

  function changeTime(): void {
    if (start !== null) setWanted(localDay(start, zone))
    if (start !== null) setDay(localDay(start, zone))
    enterPlace({ deskStep: 'time', start: null }, hrefOf({}))
    focusOn(IDS.title)
    setTrouble(null)
    setStep('time')
    setHeard(WORDS.stepOneHeard)
  }

  function changeZone(next: string): void {
    setZone(next)
    setDay(null)
    renamePlace(hrefOf({ zone: next }))
    setHeard(WORDS.zoneOfTimes(nameZone(next, props.now)))
  }

  function turnTo(date: string, said: string): void {
    setWanted(date)
    setDay(null)
    setHeard(said)
  }

  function show(next: Trouble): void {
    focusOn(IDS.trouble)
    setTrouble(next)
  }

  /** Sends the form; `instead` books another time with the same answers. A second press does nothing. */
  async function submit(form: HTMLFormElement, instead: number | null): Promise<void> {
    if (sending.current) return
    const fields = checkDetails(form)
    if (fields.length) return show({ kind: 'fields', fields })
    const data = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') data.set(name, value)
    if (instead !== null) data.set('start', isoInstant(instead))

    sending.current = true
    setBusy(instead ?? start)
    setHeard(WORDS.bookingHeard)
    const result = await sendBooking(data)
    sending.current = false
    setBusy(null)
    if (instead !== null) setStart(instead)
    if (result.kind === 'booked') return finish(result.booked)

    const { trouble: found, freshKey } = result
    if (freshKey) setFormKey(freshKey)
    if (found.kind === 'wrong-zone') setZone(props.officeZone)
    if (found.kind === 'taken' || found.kind === 'not-offered') void refresh()
    const trap = form.elements.namedItem(TRAP_FIELD)
    // A password manager may have filled it; left so, every further press would be refused.
    if (found.kind === 'automatic' && trap instanceof HTMLInputElement) trap.value = ''
    setHeard('nearest' in found && found.nearest.length ? WORDS.nearestHeard : '')
    show(found)
  }

  function finish(done: Booked): void {
    dropDraft()
    focusOn(IDS.title)
    setBooked(done)
    setTrouble(null)
    setHeard('')
    if (!isFramed(window)) {
      window.location.assign(done.confirmationUrl)
      return
    }
    tellFrame(window, props.frameOrigins, { type: 'desk:booked', v: 1, reference: done.reference })
    window.setTimeout(() => document.getElementById(IDS.doneLink)?.click(), PARENT_PATIENCE_MS)
  }

  return {
    ...{
      props,
      hydrated,
      zone,
      wanted,
      day,
      step,
      start,
      starts,
      loadFailed,
      formKey,
      trouble,
      busy,
      booked,
      heard,
    },
    ...{ hrefOf, refresh, chooseTime, changeTime, changeZone, turnTo, openDay: setDay, submit },
  }
}

export type BookingState = ReturnType<typeof useBooking>

import { startTransition, useEffect, useRef, useState } from 'react'
import { formatWhen, isZone } from '../domain/format-time.ts'
import { bookingHref, bookingQuery, isoInstant } from './addresses.ts'
import { enterPlace, markPlace, renamePlace, watchBrowser } from './browser-history.ts'
import { localDay } from './calendar.ts'
import { checkDetails, markCorrected } from './check-details.ts'
import { dropDraft } from './draft.ts'
import { isFramed, tellFrame } from './frame-messages.ts'
import { interruptedStep, type KeptStep, keepStep } from './kept-step.ts'
import { HONEYPOT_FIELD, WORDS } from './labels.ts'
import { nearestOf } from './nearest.ts'
import type { Booked, BookingError, Step, WidgetProps } from './props.ts'
import { sendBooking } from './send-booking.ts'
import { useFocus } from './use-focus.ts'
import { useFreeTimes } from './use-free-times.ts'
import { nameZone } from './zones.ts'

/** Identities that focus moves to and messages link to. One widget a document, so they are fixed. */
export const IDS = {
  title: 'desk-title',
  week: 'desk-week',
  trouble: 'desk-trouble',
  doneLink: 'desk-done-link',
}

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
  const [trouble, setTrouble] = useState<BookingError | null>(props.trouble)
  const [busy, setBusy] = useState<number | null>(null)
  const [booked, setBooked] = useState<Booked | null>(null)
  const [heard, setHeard] = useState('')
  const sending = useRef(false)
  const focusOn = useFocus()

  const { embed, attribution } = props
  const here = { zone: props.zoneChosen || hydrated ? zone : undefined, embed, attribution }
  const hrefOf = (place: { week?: string; start?: number; zone?: string }) =>
    bookingHref({ ...here, ...place })
  const fieldsOfPlace = () => [...bookingQuery(here)]

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration, with the server's own props
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const kept = props.step === 'time' && !props.trouble ? interruptedStep() : null
    startTransition(() => {
      setHydrated(true)
      if (kept) goBackTo(kept)
      else if (!props.zoneChosen && own !== props.zone && isZone(own)) setZone(own)
    })
    if (props.trouble) document.getElementById(IDS.trouble)?.focus()
    if (props.starts === null) void refresh()
    if (!kept) markPlace({ deskStep: props.step, start: props.start })
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

  // After the effect above, which reads what this one keeps.
  useEffect(() => {
    keepStep(step === 'details' && start !== null && !booked ? { start, zone } : null)
  }, [step, start, zone, booked])

  /** Takes up the step that a reload has interrupted, or says that its time has been taken meanwhile. */
  function goBackTo(kept: KeptStep): void {
    const starts = props.starts ?? []
    const isFree = starts.includes(kept.start)
    const place = { zone: kept.zone, embed, attribution, ...(isFree ? { start: kept.start } : {}) }
    markPlace(
      { deskStep: isFree ? 'details' : 'time', start: isFree ? kept.start : null },
      bookingHref(place),
    )
    setZone(kept.zone)
    if (isFree) {
      setStart(kept.start)
      setStep('details')
      setHeard(WORDS.stepTwoHeard(formatWhen(kept.start, kept.zone)))
    } else {
      setWanted(localDay(kept.start, kept.zone))
      setTrouble({ kind: 'taken', nearest: nearestOf(starts, kept.start) })
    }
  }

  function chooseTime(chosen: number): void {
    enterPlace({ deskStep: 'details', start: chosen }, hrefOf({ start: chosen }))
    focusOn(IDS.title)
    setStart(chosen)
    setTrouble(null)
    setStep('details')
    setHeard(WORDS.stepTwoHeard(formatWhen(chosen, zone)))
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

  /** Turns to a week by a link that is gone once it is shown: focus goes to the week's name. */
  function jumpTo(date: string, said: string): void {
    focusOn(IDS.week)
    turnTo(date, said)
  }

  /** Takes the message off a field as soon as its answer is right. One that is still wrong keeps it. */
  function recheck(form: HTMLFormElement, name: string | null): void {
    if (trouble?.kind !== 'fields') return
    const fields = markCorrected(trouble.fields, form, name)
    if (fields) setTrouble({ kind: 'fields', fields })
  }

  function show(next: BookingError): void {
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
    const trap = form.elements.namedItem(HONEYPOT_FIELD)
    // A password manager may have filled it; left so, every further press would be refused.
    if (found.kind === 'automatic' && trap instanceof HTMLInputElement) trap.value = ''
    setHeard('nearest' in found && found.nearest.length ? WORDS.nearestHeard : '')
    show(found)
  }

  function finish(done: Booked): void {
    dropDraft()
    keepStep(null)
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
    ...{ hrefOf, fieldsOfPlace, refresh, chooseTime, changeTime, changeZone },
    ...{ turnTo, jumpTo, openDay: setDay, recheck, submit },
  }
}

export type BookingState = ReturnType<typeof useBooking>

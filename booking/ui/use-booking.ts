import { useEffect, useEffectEvent, useReducer } from 'react'
import { type BookingPlace, bookingHref, bookingQuery, requestHref } from './addresses.ts'
import { widgetWords } from './audience-words.ts'
import { bookingReducer } from './booking-reducer.ts'
import { createBookingState } from './booking-state.ts'
import { pushState, replaceAddress, replaceState } from './browser-history.ts'
import { NO_DAY, type WidgetProps } from './props.ts'
import { loadStarts } from './send-booking.ts'
import { useBookingForm } from './use-booking-form.ts'
import { useHydration } from './use-hydration.ts'
import { useStoredStep } from './use-stored-step.ts'

/** The state of the widget and everything that a visitor can do to it. */
export function useBooking(props: WidgetProps) {
  const [state, dispatch] = useReducer(bookingReducer, props, createBookingState)
  const { zone, hydrated } = state
  const { clinic, embed, note, attribution } = props
  const here = { clinic, zone: props.zoneChosen || hydrated ? zone : undefined, embed, note, attribution }
  const { titles, labels, words } = widgetWords(props.audience)
  const hrefOf = (place: Partial<BookingPlace>) => bookingHref({ ...here, ...place })

  async function refresh(): Promise<void> {
    dispatch({ type: 'times-loaded', starts: await loadStarts(clinic) })
  }
  const form = useBookingForm(state, dispatch, refresh)
  useHydration(props, dispatch, refresh)
  // After hydration, which reads what this one stores.
  useStoredStep(state)
  const isBooked = state.submission.kind === 'booked'
  const leaveTakenTime = useEffectEvent(() => replaceState({ deskStep: 'time', start: null }, hrefOf({})))
  useEffect(() => {
    // Back from the confirmation leads to the calendar, and not to a time that this visitor has taken.
    if (isBooked) leaveTakenTime()
  }, [isBooked])

  return {
    ...state,
    ...form,
    ...{ titles, labels, words },
    hrefOf,
    refresh,
    /** The form for another time than those offered, in the same zone. */
    requestHref: () => requestHref(here),
    /** The query of the current place, as fields of a plain form. */
    placeFields: () => Object.fromEntries(bookingQuery(here)),
    chooseTime(start: number) {
      pushState({ deskStep: 'details', start }, hrefOf({ start }))
      dispatch({ type: 'time-chosen', start })
    },
    changeTime() {
      pushState({ deskStep: 'time', start: null }, hrefOf({}))
      dispatch({ type: 'time-reopened' })
    },
    changeZone(next: string) {
      replaceAddress(hrefOf({ zone: next }))
      dispatch({ type: 'zone-changed', zone: next })
    },
    /** Turns to the week of a date. `focus` moves focus to its name, for a link that is gone once it is shown. */
    turnWeek(date: string, announcement: string, focus = false) {
      dispatch({ type: 'week-turned', date, announcement, focus })
    },
    toggleDay(day: string, isOpen: boolean) {
      dispatch({ type: 'day-toggled', day: isOpen ? NO_DAY : day })
    },
  }
}

export type BookingController = ReturnType<typeof useBooking>

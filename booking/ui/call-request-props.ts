import type { FormError } from './form/form-errors.ts'

/** What passes between the server and the form for another time. Everything here is plain JSON. */

export const REQUEST_FIELDS = [
  'name',
  'practice',
  'email',
  'phone',
  'preferredDay',
  'partOfDay',
  'note',
] as const
export type RequestFieldName = (typeof REQUEST_FIELDS)[number]

/** The visitor's answers as typed, checked or not. */
export type RequestAnswers = Record<RequestFieldName, string>

export type RequestError = FormError<RequestFieldName>

export interface RequestFormProps {
  brand: string
  phone: string
  callTitle: string
  callMinutes: number
  /** The zone in which day and part of day are meant. */
  zone: string
  /** The visitor chose the zone; otherwise the browser may use its own. */
  zoneChosen: boolean
  /** The first and the last day that can be chosen, ISO dates. */
  firstDay: string
  lastDay: string
  /** Epoch milliseconds. */
  now: number
  frameOrigins: string[]
  formKey: string
  embed: boolean
  attribution: Record<string, string>
  answers: RequestAnswers
  error: RequestError | null
  /** It was sent: what happens next takes the form's place. */
  isDone: boolean
}

export const NO_REQUEST_ANSWERS: RequestAnswers = {
  name: '',
  practice: '',
  email: '',
  phone: '',
  preferredDay: '',
  partOfDay: '',
  note: '',
}

import type { BookingSettings } from '../domain/settings.ts'

/** What a booked time is called in e-mails. Patients read no word that says what kind of clinic it is. */
export interface EmailWords {
  /** `call` */
  call: string
  aCall: string
  /** The agency's name for its call, which stands in sentences: `your Free Strategy Call`. */
  title: string
  /** What the office's time is called: `Our office time`. */
  officeTime: string
  /** `30 minutes by video` */
  length: (minutes: number) => string
}

export function emailWords({ audience, callTitle }: BookingSettings): EmailWords {
  if (audience === 'patients') {
    return {
      ...{ call: 'appointment', aCall: 'an appointment', title: 'appointment' },
      officeTime: 'Clinic time',
      length: (minutes) => `${minutes} minutes`,
    }
  }
  return {
    ...{ call: 'call', aCall: 'a call', title: callTitle },
    officeTime: 'Our office time',
    length: (minutes) => `${minutes} minutes by video`,
  }
}

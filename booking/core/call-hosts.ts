import type { Booking } from './booking.ts'
import { AGENCY_HOST, type BookingSettings, type CallHost, type CallRules, OFFICE } from './settings.ts'

const NOBODY: CallHost = { id: AGENCY_HOST, name: '', role: '', calls: 'all' }

/** The people who take calls, in the order of the settings; one without a name where there are none. */
export function callHosts({ people }: BookingSettings): readonly CallHost[] {
  return people.length > 0 ? people : [NOBODY]
}

/** The hosts who take the calls of a specialty, or all hosts if none does. */
export function hostsOf(settings: BookingSettings, specialty: string): readonly CallHost[] {
  const hosts = callHosts(settings)
  const own = hosts.filter(({ calls }) => calls === 'all' || calls.includes(specialty))
  return own.length > 0 ? own : hosts
}

/** The host of a call; one without a name when they have left. */
export function hostOf(settings: BookingSettings, { host }: Pick<Booking, 'host'>): CallHost {
  return settings.people.find(({ id }) => id === host) ?? { ...NOBODY, id: host }
}

/** The rules by which a host's calls are offered. */
export function rulesOf({ rules }: BookingSettings, { hours }: CallHost): CallRules {
  return hours ? { ...rules, hours } : rules
}

/** URL of the video room in which a call is held. */
export function roomOf(settings: BookingSettings, call: Pick<Booking, 'host'>): string {
  return hostOf(settings, call).videoLink ?? settings.videoLink
}

/** The id whose calls a host may see: their own, or null (everybody's) where one person takes all calls, and for the office. */
export function callsOf(settings: BookingSettings, host: string): string | null {
  return host !== OFFICE && callHosts(settings).length > 1 ? host : null
}

/** `Ana Ruiz, growth strategist`; empty without a name. */
export function formatHost({ name, role }: CallHost): string {
  return name && `${name}, ${role}`
}

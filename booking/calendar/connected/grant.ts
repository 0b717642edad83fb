import { randomBytes } from 'node:crypto'
import { CONNECT_PATH } from '../../core/addresses.ts'
import { sha256 } from '../../core/hashing.ts'
import type { BookingSettings, OAuthApp } from '../../core/settings.ts'
import { takeMark } from '../../store/marks.ts'
import type { Service, Store } from '../../store/store.ts'
import { CalendarFailed } from './connected-calendar.ts'
import { type Connection, connect } from './connections.ts'
import { googleAccount } from './google.ts'
import { microsoftAccount } from './microsoft.ts'
import { authorizationUrl, exchangeCode, type OAuthProvider } from './oauth.ts'
import { seal, unseal } from './sealed.ts'

/** Sealed in the address, so that nothing is stored for a consent that never comes. */
interface Asked {
  provider: OAuthProvider
  host: string
  /** Who asked. */
  person: string
  verifier: string
  /** Epoch milliseconds. */
  until: number
}

const PURPOSE = 'connect'

const redirectUri = ({ agency }: BookingSettings, provider: OAuthProvider) =>
  `${agency.origin}${CONNECT_PATH}/${provider}`

/** The address at which a person agrees that we read and write their calendar, good once, for 30 minutes. */
export function askForCalendar(
  store: Store,
  settings: BookingSettings,
  app: OAuthApp,
  { provider, host, person }: Pick<Asked, 'provider' | 'host' | 'person'>,
  now: Temporal.Instant,
): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const until = now.add({ minutes: 30 }).epochMilliseconds
  const state = seal(store.secret, PURPOSE, { provider, host, person, verifier, until } satisfies Asked)
  return authorizationUrl(provider, app, { redirectUri: redirectUri(settings, provider), state, verifier })
}

/** Connects the calendar from the address to which the provider sent the browser back, once, for whoever asked. @throws CalendarFailed */
export async function takeCalendar(
  { store, settings, now }: Omit<Service, 'log'>,
  address: URL,
): Promise<{ calendar: Connection; person: string }> {
  const state = address.searchParams.get('state') ?? ''
  const asked = unseal<Asked>(store.secret, PURPOSE, state)
  const app = asked && settings.oauth[asked.provider]
  if (!app || asked.until < now().epochMilliseconds) throw new CalendarFailed('TOO_LATE', 'settings')
  const until = Temporal.Instant.fromEpochMilliseconds(asked.until)
  // Not the state, which has other spellings: base64url has unused bits at its end and skips characters.
  const isFirst = await takeMark(store, `consent ${sha256(asked.verifier)}`, until, until)
  if (!isFirst) throw new CalendarFailed('USED', 'settings')
  const { provider, host, person, verifier } = asked
  const answer = { address, redirectUri: redirectUri(settings, provider), state, verifier }
  const tokens = await exchangeCode(app, answer)
  const fresh = { kept: tokens, save: async () => {} }
  const accountOf = provider === 'google' ? googleAccount : microsoftAccount
  const account = await accountOf(app, fresh, AbortSignal.timeout(10_000))
  return { calendar: await connect(store, { host, provider, account }, tokens, now()), person }
}

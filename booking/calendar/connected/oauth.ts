import * as oauth from 'oauth4webapi'
import type { OAuthApp } from '../../core/settings.ts'
import { CalendarFailed, failureOfStatus, orNoAnswer } from './connected-calendar.ts'

/** The providers that ask for consent in a browser; CalDAV takes a password instead. */
export type OAuthProvider = 'google' | 'microsoft'

/** What a connection stores, sealed. */
export interface OAuthTokens {
  refreshToken: string
  accessToken: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** The tokens of one connection, and where renewed ones are kept. */
export interface KeptTokens {
  kept: OAuthTokens
  save(renewed: OAuthTokens): Promise<void>
}

const ASKED_OF: Record<OAuthProvider, Record<string, string>> = {
  google: {
    scope:
      'https://www.googleapis.com/auth/calendar.freebusy https://www.googleapis.com/auth/calendar.events',
    // Without these two Google gives no refresh token.
    access_type: 'offline',
    prompt: 'consent',
  },
  microsoft: { scope: 'offline_access https://graph.microsoft.com/Calendars.ReadWrite' },
}

const EXCHANGE_MS = 10_000
const RENEWED_BEFORE_MS = 60_000

/** The address where the calendar's owner agrees; `verifier` is the secret of PKCE (RFC 7636). */
export async function authorizationUrl(
  provider: OAuthProvider,
  app: OAuthApp,
  { redirectUri, state, verifier }: { redirectUri: string; state: string; verifier: string },
): Promise<string> {
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...ASKED_OF[provider],
  })
  return `${app.authorizeUrl}?${parameters}`
}

/** The tokens for the answer that came to `redirectUri`, whose whole address is `address`. @throws {CalendarFailed} */
export async function exchangeCode(
  app: OAuthApp,
  answer: { address: URL; redirectUri: string; state: string; verifier: string },
): Promise<OAuthTokens> {
  const { server, client, secret, options } = requestParts(app, AbortSignal.timeout(EXCHANGE_MS))
  const { address, redirectUri, state, verifier } = answer
  let code: URLSearchParams
  try {
    code = oauth.validateAuthResponse(server, client, address, state)
  } catch (error) {
    const said = error instanceof oauth.AuthorizationResponseError
    throw new CalendarFailed(said ? error.error : 'WRONG_ANSWER', 'settings')
  }
  const tokens = await tokensOf(
    oauth.authorizationCodeGrantRequest(server, client, secret, code, redirectUri, verifier, options),
    (response) => oauth.processAuthorizationCodeResponse(server, client, response),
  )
  if (!tokens.refresh_token) throw new CalendarFailed('no_refresh_token', 'settings')
  return stored(tokens, tokens.refresh_token)
}

/** A token for the API with a minute left, renewed when needed; a new refresh token is saved too. @throws {CalendarFailed} */
export async function accessToken(app: OAuthApp, tokens: KeptTokens, signal: AbortSignal): Promise<string> {
  const { refreshToken, accessToken: current, expiresAt } = tokens.kept
  if (expiresAt - Date.now() > RENEWED_BEFORE_MS) return current
  const { server, client, secret, options } = requestParts(app, signal)
  const renewed = await tokensOf(
    oauth.refreshTokenGrantRequest(server, client, secret, refreshToken, options),
    (response) => oauth.processRefreshTokenResponse(server, client, response),
  )
  tokens.kept = stored(renewed, renewed.refresh_token ?? refreshToken)
  await tokens.save(tokens.kept)
  return renewed.access_token
}

function requestParts(app: OAuthApp, signal: AbortSignal) {
  return {
    // An answer may name its issuer (RFC 9207). Google's is this origin.
    server: { issuer: new URL(app.authorizeUrl).origin, token_endpoint: app.tokenUrl },
    client: { client_id: app.clientId },
    secret: oauth.ClientSecretPost(app.clientSecret),
    // Tests have a server on this machine.
    options: { signal, [oauth.allowInsecureRequests]: app.tokenUrl.startsWith('http://127.0.0.1:') },
  }
}

/** Reads a token response. The library's errors contain the response with its tokens, so they never become a cause. */
async function tokensOf(
  request: Promise<Response>,
  read: (response: Response) => Promise<oauth.TokenEndpointResponse>,
): Promise<oauth.TokenEndpointResponse> {
  const response = await orNoAnswer(request)
  try {
    return await read(response)
  } catch (error) {
    if (response.ok) throw new CalendarFailed('UNREADABLE', 'temporary')
    const failure = failureOfStatus(response.status)
    if (error instanceof oauth.ResponseBodyError && failure !== 'temporary')
      throw new CalendarFailed(error.error, 'settings')
    throw new CalendarFailed(`HTTP_${response.status}`, failure)
  }
}

function stored(
  { access_token, expires_in = 0 }: oauth.TokenEndpointResponse,
  refreshToken: string,
): OAuthTokens {
  return { refreshToken, accessToken: access_token, expiresAt: Date.now() + expires_in * 1000 }
}

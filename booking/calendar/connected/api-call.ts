import { z } from 'zod'
import { CalendarFailed, failureOfStatus } from './connected-calendar.ts'
import { orNoAnswer } from './no-answer.ts'
import { accessToken } from './oauth.ts'
import type { OAuthApp, TokenStore } from './oauth-app.ts'

/** Who calls, and until when. */
export interface ApiAccess {
  app: OAuthApp
  tokens: TokenStore
  signal: AbortSignal
}

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: object
  /** Statuses that are fine besides 2xx. */
  expected?: number[]
}

/** Google's limits on calls, which it answers with 403 (https://developers.google.com/workspace/calendar/api/guides/errors). */
const limitReason = z.enum(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'])
const limitError = z.object({ error: z.object({ errors: z.array(z.object({ reason: limitReason })) }) })

/** Calls an API with the calendar's token; returns the status of its answer, and its JSON or null. @throws {CalendarFailed} */
export async function callApi(
  { app, tokens, signal }: ApiAccess,
  call: ApiCall,
): Promise<{ status: number; json: unknown }> {
  const token = await accessToken(app, tokens, signal)
  const answer = await orNoAnswer(send(call, token, signal))
  if (answer.ok || call.expected?.includes(answer.status)) return answer
  const isLimit = answer.status === 403 && limitError.safeParse(answer.json).success
  throw new CalendarFailed(`HTTP_${answer.status}`, isLimit ? 'temporary' : failureOfStatus(answer.status))
}

/** As `callApi`; returns the JSON, which has the form of `schema`. */
export async function readApi<T>(access: ApiAccess, schema: z.ZodType<T>, call: ApiCall): Promise<T> {
  const { json } = await callApi(access, call)
  const { data, success } = schema.safeParse(json)
  if (!success) throw new CalendarFailed('UNREADABLE', 'temporary')
  return data
}

async function send({ method = 'GET', url, headers, body }: ApiCall, token: string, signal: AbortSignal) {
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body ? JSON.stringify(body) : null,
    redirect: 'error',
    signal,
  })
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') && text !== ''
  return { ok: response.ok, status: response.status, json: isJson ? (JSON.parse(text) as unknown) : null }
}

import type { z } from 'zod'
import type { OAuthApp } from '../../core/settings.ts'
import { CalendarFailed, failureOfStatus, orNoAnswer } from './connected-calendar.ts'
import { accessToken, type KeptTokens } from './oauth.ts'

/** The app and the tokens that a call is made with, and the signal that ends it. */
export interface ApiAccess {
  app: OAuthApp
  tokens: KeptTokens
  signal: AbortSignal
}

interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: object
  /** Statuses that are fine besides 2xx. */
  expected?: number[]
}

/** Google's limits on calls, which it answers with 403 (https://developers.google.com/workspace/calendar/api/guides/errors). */
const LIMIT = /"(rateLimit|userRateLimit|quota)Exceeded"/

/** Calls an API with the calendar's token; returns the status and the text of its answer. @throws {CalendarFailed} */
export async function callApi(
  { app, tokens, signal }: ApiAccess,
  { method = 'GET', url, headers, body, expected = [] }: ApiCall,
): Promise<{ status: number; text: string }> {
  const token = await accessToken(app, tokens, signal)
  const answer = await orNoAnswer(
    fetch(url, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal,
    }),
  )
  const { ok, status } = answer
  const text = await orNoAnswer(answer.text())
  if (ok || expected.includes(status)) return { status, text }
  const isLimit = status === 403 && LIMIT.test(text)
  throw new CalendarFailed(`HTTP_${status}`, isLimit ? 'temporary' : failureOfStatus(status))
}

/** As `callApi`; returns the JSON, which has the form of `schema`. */
export async function readApi<T>(access: ApiAccess, schema: z.ZodType<T>, call: ApiCall): Promise<T> {
  const { text } = await callApi(access, call)
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new CalendarFailed('UNREADABLE', 'temporary')
  }
}

import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'

export interface HttpCall {
  /** May contain user and password. */
  url: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

export interface HttpAnswer {
  /** The status is 2xx. */
  ok: boolean
  status: number
  /** The first 2,000 characters. */
  text: string
}

/** There was no answer. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  readonly code: string
  /** The other side may have acted on the request. */
  readonly wasSent: boolean

  constructor(code: string, wasSent: boolean, cause: unknown) {
    super(`The call failed: ${code}.`, { cause })
    this.code = code
    this.wasSent = wasSent
  }
}

const TIMEOUT_MS = 10_000
const MAX_TEXT = 2_000

/**
 * Posts to another program and returns its answer, whatever the status. Not `fetch`: it follows no redirect, which would
 * take personal data or a password to another host, and keeps no connection open.
 * @throws {CallFailed} when there is no answer within ten seconds, or the signal ends the call
 */
export async function postHttp({ url, headers, body, signal }: HttpCall): Promise<HttpAnswer> {
  const { username, password, ...target } = partsOf(url)
  const auth = username || password ? { auth: `${username}:${password}` } : {}
  const send = target.protocol === 'http:' ? httpRequest : httpsRequest
  const ended = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  let wasSent = false
  try {
    const request = send({
      ...target,
      ...auth,
      method: 'POST',
      headers: { 'User-Agent': 'desk', 'Content-Length': Buffer.byteLength(body), ...headers },
      agent: false,
      signal: ended,
    })
    request.once('finish', () => {
      wasSent = true
    })
    request.end(body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const { statusCode: status = 0 } = response
    return { ok: status >= 200 && status <= 299, status, text: await readText(response) }
  } catch (error) {
    throw new CallFailed(codeOf(error, signal, ended), wasSent, error)
  }
}

function partsOf(url: string) {
  const { protocol, hostname, port, pathname, search, username, password } = new URL(url)
  return {
    protocol,
    // Node wants an IPv6 address without its brackets.
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    path: pathname + search,
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = ''
  response.setEncoding('utf8')
  // Leaving the loop destroys the response and its connection.
  for await (const chunk of response) {
    text += chunk
    if (text.length >= MAX_TEXT) break
  }
  return text.slice(0, MAX_TEXT)
}

function codeOf(error: unknown, stopped: AbortSignal, ended: AbortSignal): string {
  if (stopped.aborted) return 'SEND_TIMEOUT'
  if (ended.aborted) return 'NO_ANSWER'
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED'
}

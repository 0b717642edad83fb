import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import net, { type BlockList, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream'
import tls from 'node:tls'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Fault } from '../result.ts'

const MAX_REDIRECTS = 4
const MAX_PAGE_MS = 8_000
/** After decompression; the rest of a larger page is not read. */
export const MAX_BYTES = 1_000_000
/** Characters of an address, which is kept with each quotation. */
const MAX_ADDRESS = 2_000

/** What a check may reach, and as whom. */
export interface Reach {
  userAgent: string
  /** Addresses that are never connected to. */
  refused: BlockList
  /** Null allows every port. */
  ports: readonly number[] | null
  /** Default: that of the system. */
  lookup?: LookupFunction
}

export interface FetchedPage {
  /** Where the redirects ended. */
  address: string
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Of the body, as it was sent. */
  bytes: number
  /** Whether the page is larger than what was read of it. */
  isCut: boolean
  redirects: number
  /** From the last request to its first byte, in milliseconds. */
  firstByteMs: number
}

export class FetchFailed extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(`The page could not be fetched: ${fault}.`)
    this.fault = fault
  }
}

/** A page, or why there is none. */
export type Answered = FetchedPage | { fault: Fault }

/** Fetches one page, with whatever status, and follows its redirects. `stop` ends it, and so do 8 seconds. Never throws. */
export async function fetchPage(address: string, reach: Reach, stop: AbortSignal): Promise<Answered> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(MAX_PAGE_MS)])
  try {
    let url = allowed(address, reach)
    for (let redirects = 0; ; redirects += 1) {
      const sentAt = performance.now()
      const response = await ask(url, reach, signal)
      const firstByteMs = Math.round(performance.now() - sentAt)
      const { statusCode: status = 0, headers } = response
      if (status < 300 || status > 399 || !headers.location) {
        const body = await readBody(response)
        return { address: url.href, status, headers, redirects, firstByteMs, ...body }
      }
      response.destroy()
      if (redirects === MAX_REDIRECTS) throw new FetchFailed('redirects')
      url = allowed(headers.location, reach, url)
    }
  } catch (error) {
    if (error instanceof FetchFailed) return { fault: error.fault }
    return { fault: signal.aborted ? 'timeout' : faultOf(error) }
  }
}

/** @throws {FetchFailed} */
function allowed(address: string, { ports }: Reach, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new FetchFailed('refused')
  if (ports && url.port && !ports.includes(Number(url.port))) throw new FetchFailed('refused')
  if (url.href.length > MAX_ADDRESS) throw new FetchFailed('refused')
  url.hash = ''
  return url
}

function ask(url: URL, { userAgent, refused, lookup }: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).get(url, {
      signal,
      ...(lookup && { lookup }),
      headers: {
        'User-Agent': userAgent,
        Accept: 'text/html,*/*;q=0.5',
        'Accept-Language': 'en-US',
        'Accept-Encoding': 'gzip, br',
        Connection: 'close',
      },
      // The list is asked with the address that is connected to, so that a second look-up can't change it. Node's own
      // https client passes no list on to its socket, so the socket is made here.
      createConnection(options) {
        const socket = net.connect({ ...options, host, blockList: refused } as net.NetConnectOpts)
        return isSecure ? tls.connect({ socket, servername: net.isIP(host) ? '' : host }) : socket
      },
    })
    request.once('response', resolve)
    request.on('error', reject)
    // An answer that switches protocols is neither: Node only closes it.
    request.once('close', () => reject(new FetchFailed('no-answer')))
  })
}

/** Those that the request accepts. */
const decoders = new Map([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
])

async function readBody(response: IncomingMessage): Promise<Pick<FetchedPage, 'text' | 'bytes' | 'isCut'>> {
  const decoder = decoders.get(response.headers['content-encoding']?.trim().toLowerCase() ?? '')?.()
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop closes the connection.
  for await (const chunk of decoder ? pipeline(response, decoder, () => {}) : response) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_BYTES) break
  }
  response.destroy()
  const body = Buffer.concat(chunks).subarray(0, MAX_BYTES)
  return {
    text: decodeText(body, response.headers['content-type'] ?? ''),
    bytes: decoder?.bytesWritten ?? size,
    isCut: size > MAX_BYTES,
  }
}

/** By the charset of the header, or of the page's first kilobyte; UTF-8 when it names none or an unknown one. */
function decodeText(body: Buffer, contentType: string): string {
  const named = /charset=["']?([\w-]+)/i
  const label = (named.exec(contentType) ?? named.exec(body.toString('latin1', 0, 1024)))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

function faultOf(error: unknown): Fault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ERR_IP_BLOCKED') return 'refused'
  if (/^Z_|BROTLI|_BUF_ERROR|ERR__/.test(code)) return 'unreadable'
  return /CERT|SSL|TLS|EPROTO/.test(code) ? 'certificate' : 'no-answer'
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { oneAtATime } from './connections.ts'

/** Answers the requests of a Node server with `fetch`, those of one connection one after the other. */
export function requestListener(fetch: Parameters<typeof getRequestListener>[0]): RequestListener {
  const answer = getRequestListener(fetch)
  return oneAtATime((request, response) => {
    if (!isVersionKnown(request)) refuse(response, 505, 'This server speaks HTTP/1.1.')
    else if (isAmbiguous(request)) refuse(response, 400, 'The request has more than one Host header.')
    else void answer(request, response)
  })
}

/** Node's parser reads the request of any version as if it were of HTTP/1.1. */
function isVersionKnown({ httpVersion }: IncomingMessage): boolean {
  return httpVersion === '1.1' || httpVersion === '1.0'
}

/**
 * Whether the request names two hosts. Node takes the first one; a proxy or a cache in front may have taken the other
 * (RFC 9112, 3.2: the answer must be 400).
 */
function isAmbiguous({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct.host?.length ?? 0) > 1
}

/** Closes the connection with the answer: what follows it is not to be trusted. */
function refuse(response: ServerResponse, status: number, sentence: string): void {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }
  response.writeHead(status, headers).end(`${sentence}\n`)
}

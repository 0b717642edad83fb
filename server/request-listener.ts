import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { oneAtATime } from './connections.ts'

/** Answers the requests of a Node server with `fetch`, those of one connection one after the other. */
export function requestListener(fetch: Parameters<typeof getRequestListener>[0]): RequestListener {
  const answer = getRequestListener(fetch)
  return oneAtATime((request, response) => {
    if (isAmbiguous(request)) refuseRequest(response)
    else void answer(request, response)
  })
}

/**
 * Whether the request names two hosts. Node takes the first one; a proxy or a cache in front may have taken the other
 * (RFC 9112, 3.2: the answer must be 400).
 */
function isAmbiguous({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct.host?.length ?? 0) > 1
}

function refuseRequest(response: ServerResponse): void {
  const body = 'The request has more than one Host header.\n'
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(body)
}

import { renderToReadableStream } from 'react-dom/server.edge'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders one document, whole: a page that fails half-way answers 500 and never half a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  let renderStatus = status
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
    onError() {
      renderStatus = 500
    },
  })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status: renderStatus, headers })
}

/** Handed out with the build, so that the server fills the very context that the pages read. */
export { visitContext } from './visit.ts'

import { renderToReadableStream } from 'react-dom/server.edge'
import { type EntryContext, ServerRouter } from 'react-router'
import { EntryModule } from './entry-script.tsx'

/** Renders a complete document: if rendering fails half-way, the response is a 500 and not half a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  let renderStatus = status
  const stream = await renderToReadableStream(
    <EntryModule value={entry.manifest.entry.module}>
      <ServerRouter context={entry} url={request.url} />
    </EntryModule>,
    {
      signal: request.signal,
      onError() {
        renderStatus = 500
      },
    },
  )
  const document = facesPreloadedInBody(await new Response(stream).text())
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(document, { status: renderStatus, headers })
}

/**
 * Chromium delays the first paint by up to 50 ms for a font that is preloaded in the head, but not for one preloaded
 * in the body; both are requested equally early. React hoists every preload to the head, so they are moved here.
 */
function facesPreloadedInBody(document: string): string {
  const faces = document.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? []
  const bare = faces.reduce((text, face) => text.replace(face, ''), document)
  return bare.replace('<body>', `<body>${faces.join('')}`)
}

/** Logs one JSON line per error, in the form of the server's own log: name and stack, never the URL, because its query may hold a booking's reference. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  const places = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 7) : []
  const name = error instanceof Error ? error.name : typeof error
  console.log(
    JSON.stringify({
      level: 50,
      time: new Date().toISOString(),
      error: name,
      at: places,
      msg: 'A page failed.',
    }),
  )
}

/** Exported from the build, so that the server sets the same context object that the pages read. */
export { requestContext } from './request-context.ts'

import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect } from 'vite'
import type { Edit, Path } from '../edits.ts'
import type { Kind } from '../kinds.ts'
import { places } from '../places.ts'
import { begin } from './begin.ts'
import { createEditing, type RunningSite, refuse } from './editing.ts'
import { Refused } from './owner-files.ts'
import { type Crop, cropPicture, pictureName, sizedPicture } from './pictures.ts'

/** A photo from a phone, in base64. */
const MOST_BYTES = 60_000_000

interface Picture {
  name: string
  /** In base64. */
  data: string
  crop?: Crop
}

interface Body {
  file: string
  path: Path
  places: number[]
  edits: Edit[]
  text?: string
  pictures?: (Picture & { path: Path })[]
  picture: Picture
  kind: Kind
  values: Record<string, string>
}

/** Answers what the editor asks for below `/__editor/`, and nobody else. */
export function editorApi(site: RunningSite): Connect.NextHandleFunction {
  const editing = createEditing(site)
  const { history } = site

  const actions: Record<string, (body: Body) => unknown> = {
    places: ({ places: numbers }) => numbers.map((number) => places.at(number) ?? null),
    open: ({ file, path }) => editing.open({ file, path: path ?? [] }, !path),
    names: ({ file }) => editing.names(file),
    state: () => ({
      files: editing.files(),
      changes: history.changes().length,
      lastStep: history.lastStep(),
    }),
    async write({ file, edits, text, pictures = [] }) {
      const chosen = pictures.map((picture) => ({ ...picture, name: pictureName(file, picture.name) }))
      const files = await Promise.all(chosen.map((picture) => besideOf(file, picture)))
      const named = chosen.map(({ path, name }): Edit => ({ do: 'set', path, value: name }))
      await editing.write(file, [...edits, ...named], text, files)
    },
    async picture({ file, picture }) {
      const name = pictureName(file, picture.name)
      await editing.commit(`${name}: added`, [await besideOf(file, { ...picture, name })])
      return { name }
    },
    begin: ({ kind, values }) => begin(editing, kind, values),
    publish: ({ file }) => editing.publish(file),
    changes: () => history.changes(),
    async undo() {
      const undone = history.undo()
      const wrong = await site.reopen()
      return { undone, wrong }
    },
    keep: () => ({ kept: history.keep() }),
  }

  return (request, response, next) => {
    const address = request.url ?? ''
    if (!address.startsWith('/__editor/')) {
      sizedPicture(address).then((picture) => {
        if (!picture) return next()
        response
          .writeHead(200, { 'Content-Type': picture.type, 'Cache-Control': 'no-store' })
          .end(picture.data)
      }, next)
      return
    }
    const fault = whyRefused(request)
    if (fault) return send(response, 403, { error: fault })
    const action = actions[address.slice('/__editor/'.length)]
    if (!action) return send(response, 404, { error: 'The editor has no such action.' })
    readBody(request)
      .then(async (body) => send(response, 200, (await Promise.resolve(action(body)).catch(refuse)) ?? {}))
      .catch((error: unknown) => {
        const isExpected = error instanceof Refused
        if (!isExpected) console.error(error)
        send(response, isExpected ? 422 : 500, {
          error: error instanceof Error ? error.message : String(error),
        })
      })
  }
}

/** A picture as it is stored beside a file. */
const besideOf = async (file: string, { name, data, crop }: Picture) => ({
  file: path.posix.join(path.posix.dirname(file), name),
  content: await cropPicture(Buffer.from(data, 'base64'), crop),
})

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Another site in the same browser, or a name that leads here, must not edit: only this machine's own pages do. */
export function whyRefused({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): string | null {
  if (!LOOPBACK.test(headers.host ?? '')) return 'The editor answers at 127.0.0.1 and localhost only.'
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json'))
    return 'The editor takes JSON by POST only.'
  return headers.origin === `http://${headers.host}` ? null : 'The editor answers its own pages only.'
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Refused('This file is too large; a picture may have 40 MB.')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString() || '{}')
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

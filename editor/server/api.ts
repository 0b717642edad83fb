import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import type { Connect } from 'vite'
import { type ChosenPicture, type Edit, isPicture, type Path } from '../edits.ts'
import type { Kind } from '../kinds.ts'
import { places } from '../places.ts'
import { begin } from './begin.ts'
import { createEditing, type RunningSite } from './editing.ts'
import { Refused } from './owner-files.ts'
import { cropPicture, pictureName, sizedPicture } from './pictures.ts'

/** A photo from a phone, in base64. */
const MOST_BYTES = 60_000_000

interface Body {
  file: string
  path?: Path
  name: string
  places: number[]
  edits: Edit[]
  text?: string
  picture: ChosenPicture
  kind: Kind
  values: Record<string, string>
}

/** Answers what the editor asks for below `/__editor/`, and nobody else. */
export function editorApi(site: RunningSite): Connect.NextHandleFunction {
  const editing = createEditing(site)
  const { history } = site

  const actions: Record<string, (body: Body) => unknown> = {
    places: ({ places: numbers }) => numbers.map((number) => places.at(number) ?? null),
    open: ({ file, path }) => editing.open(file, path),
    source: ({ name }) => editing.source(name),
    state: () => ({
      files: editing.files(),
      changes: history.changes().length,
      lastStep: history.lastStep(),
    }),
    async write({ file, edits, text }) {
      const pictures: OwnPicture[] = []
      const named: Edit[] = []
      for (const edit of edits) {
        const picture = 'value' in edit && isPicture(edit.value) && (await besideOf(file, edit.value))
        if (picture) pictures.push(picture)
        named.push(picture ? { ...edit, value: picture.name } : edit)
      }
      await editing.write(file, named, text, pictures)
    },
    async picture({ file, picture }) {
      const stored = await besideOf(file, picture)
      await editing.commit(`${stored.name}: added`, [stored])
      return { name: stored.name }
    },
    begin: ({ kind, values }) => begin(editing, kind, values),
    publish: ({ file }) => editing.publish(file),
    changes: () => history.changes(),
    async undo() {
      history.undo()
      await site.reopen()
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
      .then(async (body) => send(response, 200, (await action(body)) ?? {}))
      .catch((error: Error) => {
        // By its name, as the class may be that of another loader.
        const isExpected = error instanceof Refused || error.name === 'ContentError'
        if (!isExpected) console.error(error)
        send(response, isExpected ? 422 : 500, { error: error.message })
      })
  }
}

type OwnPicture = Awaited<ReturnType<typeof besideOf>>

/** A picture as it is stored beside a file. */
async function besideOf(file: string, { name: wished, base64, crop }: ChosenPicture) {
  const name = pictureName(file, wished)
  const content = await cropPicture(Buffer.from(base64, 'base64'), crop)
  return { name, file: path.posix.join(path.posix.dirname(file), name), content }
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Another site in the same browser, or a name that leads here, must not edit: only this machine's own pages do. */
export function whyRefused({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): string | null {
  if (!LOOPBACK.test(headers.host ?? '')) return 'The editor answers at 127.0.0.1 and localhost only.'
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json'))
    return 'The editor takes JSON by POST only.'
  return headers.origin === `http://${headers.host}` ? null : 'The editor answers its own pages only.'
}

async function readBody(request: IncomingMessage): Promise<Body> {
  if (Number(request.headers['content-length']) > MOST_BYTES)
    throw new Refused('This file is too large; a picture may have 40 MB.')
  return json(request) as Promise<Body>
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import type { Connect } from 'vite'
import { letterPage } from '../../scripts/letter-page.ts'
import { type ChosenFile, type ChosenPicture, isPicture, type Path, type Unsaved } from '../edits.ts'
import type { Kind } from '../kinds.ts'
import { mark } from '../mark.ts'
import { places } from '../places.ts'
import { begin } from './begin.ts'
import { createEditing, type RunningSite } from './editing.ts'
import { Outdated, Refused } from './owner-files.ts'
import { cropPicture, ownFile, pictureName, sizedPicture, storedFilm } from './pictures.ts'
import { publishSite } from './repository.ts'

/** Maximum size of a request in bytes: a photo or a film in base64. */
const MOST_BYTES = 60_000_000

/** In the page of an email; other pages have it from Vite's server. */
const SCRIPT = '<script type="module" src="/editor/client/start.ts"></script>'

interface Body {
  file: string
  path?: Path
  name: string
  places: number[]
  version?: string
  unsaved: Unsaved[]
  step: string
  to: string
  files: ChosenFile[]
  text: string
  kind: Kind
  values: Record<string, string>
  sections: string[]
}

/** Returns middleware that handles the editor's requests below `/__editor/`, only with the token. */
export function editorApi(token: string, site: RunningSite): Connect.NextHandleFunction {
  const editing = createEditing(site)
  const { history } = site

  const actions: Record<string, (body: Body) => unknown> = {
    places: ({ places: numbers }) => numbers.map((number) => places.at(number) ?? null),
    open: ({ file, path, version }) => editing.open(file, path, version),
    source: ({ name }) => editing.sourceOf(name),
    state: () => ({
      files: editing.files(),
      changes: history.changes().length,
      lastStep: history.lastStep(),
    }),
    async write({ unsaved }) {
      const stored: Awaited<ReturnType<typeof besideOf>>[] = []
      const isTaken = (name: string) => stored.some((one) => one.name === name)
      for (const { file, edits, pictures = [] } of unsaved) {
        for (const edit of edits) {
          if (!('value' in edit && isPicture(edit.value))) continue
          const picture = await besideOf(file, edit.value, pictureName(file, edit.value.name, isTaken))
          stored.push(picture)
          edit.value = picture.name
        }
        for (const one of pictures) stored.push(await besideOf(file, one, one.name))
      }
      await editing.write(unsaved, stored)
    },
    /** A name for a picture that is stored with its text. */
    pictureName: ({ file, name, text }) => ({
      name: pictureName(file, name, (one) => text.includes(`](${one}`)),
    }),
    async film({ file, files }) {
      const film = storedFilm(files, file ? path.posix.dirname(file) : 'films')
      await editing.commit(`${film.map((one) => one.file).join(', ')}: added`, film)
      return Object.fromEntries(film.map(({ field, file }) => [field, file]))
    },
    pictures: () => editing.pictures(),
    removePicture: ({ file }) => editing.removePicture(file),
    logo: ({ text }) =>
      editing.commit('logo.svg: changed', [{ file: 'logo.svg', content: Buffer.from(text) }]),
    begin: ({ kind, values, sections }) => begin(editing, kind, values, sections),
    mentions: ({ file }) => editing.mentionsIn(file),
    remove: ({ file, version = '', to }) => editing.remove(file, version, to),
    publish: ({ file }) => editing.publish(file),
    changes: () => history.changes(),
    async undo({ step }) {
      history.undo(step)
      await site.reopen()
    },
    keep: () => ({ kept: history.keep() }),
    live: async () => ({ kept: await publishSite(() => history.keep()) }),
  }

  // One after the other, so that nothing changes between the check of a version and the writing.
  let last: Promise<unknown> = Promise.resolve()

  return (request, response, next) => {
    const address = request.url ?? ''
    if (!address.startsWith('/__editor/')) {
      const answer = (type: string, data: string | Uint8Array) =>
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(data)
      Promise.all([
        ownFile(address) ?? sizedPicture(address),
        letterPage(site.load, address, mark, SCRIPT),
      ]).then(([picture, letter]) => {
        if (picture) answer(picture.type, picture.data)
        else if (letter) answer('text/html; charset=utf-8', letter)
        else next()
      }, next)
      return
    }
    // Other sites in the same browser don't have the token either, nor do other host names for this machine.
    if (request.headers.authorization !== `Bearer ${token}`)
      return send(response, 403, {
        error: 'Open the address that “npm run edit” printed when it started last.',
      })
    const action = actions[address.slice('/__editor/'.length)]
    if (!action) return send(response, 404, { error: 'The editor has no such action.' })
    // The server takes minutes to build what is published, and the editor can be used meanwhile.
    const isLong = action === actions.live
    if (isLong) request.setTimeout(0)
    readBody(request)
      .then(async (body) => {
        const done = last.then(() => action(body))
        if (!isLong) last = done.catch(() => {})
        send(response, 200, (await done) ?? {})
      })
      .catch((error: Error) => {
        // Compares the name, because the class may come from another loader.
        const isExpected = error instanceof Refused || error.name === 'ContentError'
        if (!isExpected) console.error(error)
        const { file, changes } = error instanceof Outdated ? error : {}
        send(response, isExpected ? 422 : 500, { error: error.message, file, changes })
      })
  }
}

/** Returns a chosen picture as it is stored beside a file. */
async function besideOf(file: string, { base64, crop }: ChosenPicture, name: string) {
  const content = await cropPicture(Buffer.from(base64, 'base64'), crop)
  return { name, file: path.posix.join(path.posix.dirname(file), name), content }
}

async function readBody(request: IncomingMessage): Promise<Body> {
  if (Number(request.headers['content-length']) > MOST_BYTES)
    throw new Refused('This file is too large; a picture or a film may have 40 MB.')
  return json(request) as Promise<Body>
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

import { cp, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { ContentError, type ContentProblem, shown } from '../app/content/content-error.ts'
import type { Film } from '../app/content/film.schema.ts'

/** How each kind of file begins; a poster's beginning differs by format, and browsers show what it is. */
const beginnings: Readonly<Record<string, (bytes: string) => boolean>> = {
  '.mp4': (bytes) => bytes.startsWith('ftyp', 4),
  '.webm': (bytes) => bytes.startsWith('\x1aE\xdf\xa3'),
  '.vtt': (bytes) => bytes.replace('\xef\xbb\xbf', '').startsWith('WEBVTT'),
}

/**
 * Checks that a film, its captions and its poster are there and are what their names say.
 * @param owner the content file that names the film, and the field in it
 * @throws {ContentError} naming each file that is missing or something else
 */
export async function checkFilm(
  root: string,
  film: Film | undefined,
  owner: { file: string; field: string },
): Promise<void> {
  if (!film) return
  const problems: ContentProblem[] = []
  for (const name of ['file', 'captions', 'poster'] as const) {
    const fault = await fileFault(path.join(root, film[name]))
    if (fault)
      problems.push({ field: `${owner.field}.${name}`, reason: `found ${shown(film[name])}; it ${fault}` })
  }
  if (problems.length > 0) throw new ContentError(owner.file, problems)
}

async function fileFault(file: string): Promise<string | null> {
  const beginning = await readBeginning(file).catch(() => null)
  if (beginning === null) return 'does not exist; put the file there or correct the name'
  if (beginning === '') return 'is empty'
  const isWanted = beginnings[path.extname(file)]
  return !isWanted || isWanted(beginning) ? null : 'is not a file of the kind that its name says'
}

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Copies the films' files into the built site. They keep their time of change, which is part of their entity tag. */
export async function copyFilms(
  root: string,
  clientFolder: string,
  films: readonly (Film | undefined)[],
): Promise<void> {
  const files = films.flatMap((film) => (film ? [film.file, film.captions, film.poster] : []))
  if (files.length > 0) await mkdir(path.join(clientFolder, 'films'), { recursive: true })
  for (const file of new Set(files))
    await cp(path.join(root, file), path.join(clientFolder, file), { preserveTimestamps: true })
}

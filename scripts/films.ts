import { statSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { ContentError, type ContentProblem, shown } from '../app/content/checks/content-error.ts'

/** The files of a film in the owner's folder. */
interface Film {
  file: string
  captions: string
  poster: string
}

/** Checks the files of a film that `owner` names. @throws {ContentError} for those that are missing or empty */
export async function checkFilm(
  root: string,
  film: Film | undefined,
  owner: { file: string; field: readonly string[] },
): Promise<void> {
  if (!film) return
  const problems: ContentProblem[] = []
  for (const name of ['file', 'captions', 'poster'] as const) {
    const { size } = statSync(path.join(root, film[name]), { throwIfNoEntry: false }) ?? {}
    const fault = size === undefined ? 'does not exist; put the file there or correct the name' : 'is empty'
    if (!size)
      problems.push({ field: [...owner.field, name], reason: `found ${shown(film[name])}; it ${fault}` })
  }
  if (problems.length > 0) throw new ContentError(owner.file, problems)
}

/** Copies the films' files into the build. Keeps their modification time, which is part of their entity tag. */
export async function copyFilms(
  root: string,
  clientFolder: string,
  films: readonly (Film | undefined)[],
): Promise<void> {
  const files = films.flatMap((film) => (film ? [film.file, film.captions, film.poster] : []))
  for (const file of new Set(files)) {
    const copy = path.join(clientFolder, file)
    await mkdir(path.dirname(copy), { recursive: true })
    await cp(path.join(root, file), copy, { preserveTimestamps: true })
  }
}

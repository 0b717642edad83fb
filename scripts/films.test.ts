import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { film as filmSchema } from '../app/content/read/parts.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { checkFilm } from './films.ts'

const root = temporaryFolder()
mkdirSync(path.join(root, 'films'))

const film = filmSchema.parse({
  file: 'films/clinic.mp4',
  captions: 'films/clinic.vtt',
  poster: 'films/clinic.jpg',
  title: 'How the clinic works',
  width: 1280,
  height: 720,
  seconds: 240,
})
const owner = { file: 'app/content/clinics/clinic.ts', field: ['presentation', 'film'] }
const write = (name: string, content: string) => writeFileSync(path.join(root, name), content, 'latin1')

it('names each file of a film that is missing or empty', async () => {
  await expect(checkFilm(root, undefined, owner)).resolves.toBeUndefined()
  await expect(checkFilm(root, film, owner)).rejects.toThrow(
    'presentation.film.file: found "films/clinic.mp4"; it does not exist; put the file there or correct the name.',
  )
  write('films/clinic.mp4', 'not a film at all')
  write('films/clinic.vtt', '')
  write('films/clinic.jpg', '\xff\xd8\xff')
  await expect(checkFilm(root, film, owner)).rejects.toThrow(
    'presentation.film.captions: found "films/clinic.vtt"; it is empty',
  )
})

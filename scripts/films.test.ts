import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { film as filmSchema } from '../app/content/read/parts.ts'
import { checkFilm, copyFilms } from './films.ts'

const root = mkdtempSync(path.join(tmpdir(), 'film-files-'))
const client = path.join(root, 'client')
mkdirSync(path.join(root, 'films'))
afterAll(() => rmSync(root, { recursive: true }))

const film = filmSchema.parse({
  file: 'films/clinic.mp4',
  captions: 'films/clinic.vtt',
  poster: 'films/clinic.jpg',
  title: 'How the clinic works',
  ...{ width: 1280, height: 720, seconds: 240 },
})
const owner = { file: 'app/content/clinics/clinic.ts', field: 'presentation.film' }
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

it('copies the three files with their time of change', async () => {
  write('films/clinic.mp4', '\0\0\0\x20ftypisom\0\0\x02\0')
  write('films/clinic.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello.\n')
  utimesSync(path.join(root, 'films/clinic.mp4'), 1_700_000_000, 1_700_000_000)
  await expect(checkFilm(root, film, owner)).resolves.toBeUndefined()
  await copyFilms(root, client, [undefined, film, film])
  expect(readFileSync(path.join(client, film.captions), 'utf8')).toContain('Hello.')
  expect(existsSync(path.join(client, film.poster))).toBe(true)
  expect(statSync(path.join(client, film.file)).mtimeMs).toBe(1_700_000_000_000)
})

it('refuses a film without captions, and one of another site', () => {
  expect(filmSchema.safeParse({ ...film, captions: undefined }).success).toBe(false)
  expect(filmSchema.safeParse({ ...film, file: 'https://video.example/clinic.mp4' }).success).toBe(false)
  expect(filmSchema.safeParse({ ...film, file: 'films/../people/clinic.mp4' }).success).toBe(false)
})

import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clinics } from '../../app/content/patients/clinics.data.ts'
import type { Film } from '../../app/content/read/parts.ts'
import { checkFilm, copyFilms } from '../../scripts/films.ts'
import { findChromium } from '../../scripts/test-programs.ts'
import { copyProject } from '../fixtures/project-copy.ts'
import { type RunningServer, startServer } from '../fixtures/servers/start-server.ts'

/* Tests the player with a film, which is added to every clinic in a copy of the finished build. */

const SECONDS = 4
const film: Film = {
  file: 'films/test.wav',
  captions: 'films/test.vtt',
  poster: 'films/test.svg',
  title: 'How the clinic works',
  width: 640,
  height: 360,
  seconds: 240,
}

const root = mkdtempSync(path.join(tmpdir(), 'film-'))
let browser: Browser
let server: RunningServer

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  makeFilm()
  const copy = copyProject(path.join(root, 'site'), { withBuild: true })
  await checkFilm(root, film, { file: 'clinic.ts', field: ['presentation', 'film'] })
  await copyFilms(root, path.join(copy.folder, 'build', 'client'), [film])
  const named = 'film } = clinic.presentation'
  const pages = globSync('build/server/*.js', { cwd: copy.folder }).find((file) =>
    readFileSync(path.join(copy.folder, file), 'utf8').includes(named),
  )
  copy.edit(pages ?? '', named, named.replace('film', `film = ${JSON.stringify(film)}`))
  server = await startServer({ DATA_DIR: path.join(root, 'data'), LOG_LEVEL: 'error' }, copy.folder)
})

afterAll(async () => {
  await server?.stop()
  await browser?.close()
  rmSync(root, { recursive: true, force: true })
})

/** Writes the film's files. The film is `SECONDS` of silence, because a browser plays sound in the same player. */
function makeFilm(): void {
  // 8,000 samples of one byte a second, one channel; 32,036 bytes follow the first eight, and 32,000 the header.
  const header = '52494646247d000057415645666d74201000000001000100401f0000401f00000100080064617461007d0000'
  const sound = Buffer.concat([Buffer.from(header, 'hex'), Buffer.alloc(SECONDS * 8000, 0x80)])
  mkdirSync(path.join(root, 'films'))
  writeFileSync(path.join(root, film.file), sound)
  writeFileSync(path.join(root, film.poster), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>')
  writeFileSync(
    path.join(root, film.captions),
    'WEBVTT\n\n00:00.000 --> 00:04.000\nThis is the first caption.\n',
  )
}

async function openPresentation(): Promise<{ page: Page; requested: string[]; refused: string[] }> {
  const page = await browser.newPage()
  const requested: string[] = []
  const refused: string[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    requested.push(`${origin === server.origin ? '' : origin}${pathname} ${response.status()}`)
  })
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()))
  await page.goto(`${server.origin}/book?clinic=${clinics[0]?.slug}&step=presentation`)
  return { page, requested, refused }
}

it('fetches poster and captions but nothing of the film until it is started, then plays with captions and goes to any place', async () => {
  const { page, requested, refused } = await openPresentation()
  await expect
    .poll(() => requested.filter((one) => one.startsWith('/films/')).sort())
    .toEqual([`/${film.poster} 200`, `/${film.captions} 200`])

  const player = page.locator('video')
  expect(await player.getAttribute('aria-label')).toBe(film.title)
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.2)
  expect(requested).toContain(`/${film.file} 206`)
  const captions = await player.evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].map((track) => [track.kind, track.mode, track.cues?.length]),
  )
  expect(captions).toEqual([['captions', 'showing', 1]])

  await player.evaluate((video: HTMLVideoElement) => {
    video.pause()
    video.currentTime = 3
  })
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => [video.currentTime, video.seeking]))
    .toEqual([3, false])
  expect(requested.filter((one) => !one.startsWith('/'))).toEqual([])
  expect(refused).toEqual([])
  await page.close()
})

it('answers a range of the film, and leaves when a player is closed in the middle', async () => {
  const address = `${server.origin}/${film.file}`
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer())
  const part = await fetch(address, { headers: { Range: 'bytes=1000-1999' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(1000, 2000))
  const stopping = new AbortController()
  const begun = await fetch(address, { signal: stopping.signal })
  stopping.abort()
  await expect(begun.arrayBuffer()).rejects.toThrow()
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
  expect(server.output()).toBe('')
})

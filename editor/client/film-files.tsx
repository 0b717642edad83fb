import { useContext, useState } from 'react'
import type { Path } from '../edits.ts'
import { FormContext } from './form-context.ts'
import { ask, readFile } from './request.ts'

/** Where the files of a film were stored; those that weren't chosen are missing. */
type FilmNames = Partial<Record<'file' | 'captions' | 'poster', string>>

interface FilmInputProps {
  /** The post that the film is stored beside. */
  post?: string
  onStored(names: FilmNames): unknown
}

/** Takes the files of a film and stores them. */
export function FilmInput({ post, onStored }: FilmInputProps) {
  const [notice, setNotice] = useState('')
  const take = async (chosen: readonly File[]) => {
    setNotice('Storing …')
    const files = await Promise.all(chosen.map(readFile))
    await onStored(await ask<FilmNames>('film', { file: post, files }))
    setNotice('Stored. Give it a title, and save.')
  }
  return (
    <>
      <label className="field">
        The film (MP4 or WebM), its captions (VTT) and a still picture
        <input
          type="file"
          multiple
          accept="video/mp4,video/webm,.vtt,image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) =>
            take([...(target.files ?? [])]).catch(({ message }: Error) => setNotice(message))
          }
        />
      </label>
      <p role="status">{notice}</p>
    </>
  )
}

/** Fills the fields of a film that follow from its files. */
export function FilmFields({ path }: { path: Path }) {
  const { edit } = useContext(FormContext)
  const fill = async (names: FilmNames) => {
    const facts = { ...names, ...(names.file && (await readFilm(names.file))) }
    for (const [key, value] of Object.entries(facts)) edit({ do: 'set', path: [...path, key], value })
  }
  return <FilmInput onStored={fill} />
}

/** Reads the size of a film in pixels, and its length in seconds. */
async function readFilm(file: string) {
  const video = document.createElement('video')
  video.src = `/${file}`
  await new Promise((resolve, reject) => {
    video.onloadedmetadata = resolve
    video.onerror = () => reject(new Error(`${file} can’t be read as a film.`))
  })
  return { width: video.videoWidth, height: video.videoHeight, seconds: Math.ceil(video.duration) }
}

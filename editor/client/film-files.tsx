import { useContext, useState } from 'react'
import type { Path } from '../edits.ts'
import { FormContext } from './form-context.ts'
import { ask, readFile } from './request.ts'

/** Stores the files of a film, and fills those of its fields that follow from them. */
export function FilmFiles({ path }: { path: Path }) {
  const { edit } = useContext(FormContext)
  const [notice, setNotice] = useState('')
  const take = async (chosen: readonly File[]) => {
    setNotice('Storing …')
    const names = await ask<{ file?: string }>('film', { files: await Promise.all(chosen.map(readFile)) })
    const facts = { ...names, ...(names.file && (await readFilm(names.file))) }
    for (const [key, value] of Object.entries(facts)) edit({ do: 'set', path: [...path, key], value })
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

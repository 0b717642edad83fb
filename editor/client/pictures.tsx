import type { ReactNode } from 'react'
import type { OwnersPicture } from '../server/editing.ts'
import { titled } from '../titles.ts'
import { useAnswer, useAsk } from './request.ts'
import { Sheet } from './sheet.tsx'

const FILM = /\.(mp4|webm|vtt)$/

interface PicturesProps {
  pictures: readonly OwnersPicture[]
  /** What can be done with a picture. */
  children(picture: OwnersPicture): ReactNode
}

/** Shows pictures and films of the owner's folder, each with the files that show it. */
const Pictures = ({ pictures, children }: PicturesProps) =>
  pictures.map((one) => (
    <figure key={one.file}>
      {FILM.test(one.file) || (
        <img src={`/${one.file.replace(/\.\w+$/, '')}-120.webp`} alt="" loading="lazy" />
      )}
      <figcaption>
        <b>{one.file}</b>{' '}
        {one.usedIn.length > 0 ? `is shown by ${one.usedIn.map(titled).join(', ')}.` : 'is shown nowhere.'}{' '}
        {children(one)}
      </figcaption>
    </figure>
  ))

/** Lets the owner take a picture that is in the folder already. */
export function PicturePicker({ onPick }: { onPick(file: string): void }) {
  const { answer = [], fault } = useAnswer<OwnersPicture[]>('pictures')
  return (
    <div className="picker">
      <Pictures pictures={answer.filter(({ file }) => !FILM.test(file))}>
        {({ file }) => (
          <button type="button" className="quiet" onClick={() => onPick(file)}>
            Take {file}
          </button>
        )}
      </Pictures>
      {fault}
    </div>
  )
}

/** The logo, and the pictures and films with what shows them. One that nothing shows can be removed. */
export function PicturesSheet({ onClose, onRemoved }: { onClose(): void; onRemoved(): void }) {
  const { answer: pictures = [], asks, fault } = useAnswer<OwnersPicture[]>('pictures')
  // Not after the list, which takes a while.
  const logo = useAsk()
  const changeLogo = async (file: File | undefined) =>
    file && logo.asks('logo', { text: await file.text() }, () => location.reload())
  return (
    <Sheet title={`Pictures and films: ${pictures.length}`} fault={logo.fault || fault} onClose={onClose}>
      <label className="field">
        Another logo, as SVG
        <input type="file" accept=".svg" onChange={({ target }) => void changeLogo(target.files?.[0])} />
      </label>
      <p>A picture is added where it is shown: open the person, the clinic, the post or the page.</p>
      <Pictures pictures={pictures}>
        {({ file, usedIn }) =>
          usedIn.length === 0 && (
            <button
              type="button"
              className="quiet"
              onClick={() => asks('removePicture', { file }, onRemoved)}
            >
              Remove {file}
            </button>
          )
        }
      </Pictures>
    </Sheet>
  )
}

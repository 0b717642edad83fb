import { useContext, useEffect, useEffectEvent, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import type { Path } from '../edits.ts'
import { FormContext } from './form-context.ts'
import { type ChosenPicture, isPicture, readPicture } from './request.ts'

interface PictureFieldProps {
  id: string
  label: string
  value: unknown
  path: Path
  ratio: number | undefined
}

/** A picture: chosen or dropped in, then cropped to the shape of its place. Arrow keys move the crop and its corners. */
export function PictureField({ id, label, value, path, ratio }: PictureFieldProps) {
  const { pictures, choose, dropped } = useContext(FormContext)
  const [fault, setFault] = useState('')
  const chosen = pictures.get(path.join('.'))
  const take = (file: File | undefined) => {
    if (!file) return
    setFault(isPicture(file) ? '' : 'This is not a picture.')
    if (isPicture(file))
      readPicture(file).then(
        (picture) => choose(path, picture),
        (error) => setFault(error.message),
      )
  }
  const takeDropped = useEffectEvent(take)
  useEffect(() => takeDropped(dropped), [dropped])
  return (
    <fieldset
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <legend>{label}</legend>
      <p>{value ? `Now: ${value}` : 'None yet.'} Drop a picture here, or choose one:</p>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={`Choose a picture for ${label.toLowerCase()}`}
        onChange={({ target }) => take(target.files?.[0])}
      />
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {chosen && <Crop picture={chosen} ratio={ratio} onCrop={(crop) => choose(path, { ...chosen, crop })} />}
    </fieldset>
  )
}

function Crop({
  picture,
  ratio,
  onCrop,
}: {
  picture: ChosenPicture
  ratio: number | undefined
  onCrop(crop: NonNullable<ChosenPicture['crop']>): void
}) {
  const [crop, setCrop] = useState<PercentCrop>()
  const finish = ({ x, y, width, height }: PercentCrop) =>
    width > 0 && height > 0 && onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
  return (
    <>
      <p>Drag, or use the Tab and arrow keys, to choose the part that is shown.</p>
      <ReactCrop
        {...(crop && { crop })}
        {...(ratio && { aspect: ratio })}
        keepSelection
        onChange={(_, to) => setCrop(to)}
        onComplete={(_, to) => finish(to)}
      >
        <img
          src={`data:image/jpeg;base64,${picture.data}`}
          alt=""
          onLoad={({ currentTarget: { width, height } }) => {
            const whole = { unit: '%', x: 0, y: 0, width: 100, height: 100 } as const
            const start = ratio
              ? centerCrop(makeAspectCrop({ unit: '%', width: 100 }, ratio, width, height), width, height)
              : whole
            // As tall as the picture, where it is too flat for its whole width.
            const fitting =
              start.height > 100
                ? centerCrop(
                    makeAspectCrop({ unit: '%', height: 100 }, ratio ?? 1, width, height),
                    width,
                    height,
                  )
                : start
            setCrop(fitting)
            finish(fitting)
          }}
        />
      </ReactCrop>
    </>
  )
}

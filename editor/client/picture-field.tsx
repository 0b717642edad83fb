import { type ReactNode, type SyntheticEvent, useContext, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { type ChosenPicture, isPicture, type Path } from '../edits.ts'
import { FormContext } from './form-context.ts'
import { PicturePicker } from './pictures.tsx'
import { readFile } from './request.ts'

interface PictureInputProps {
  id?: string
  label: string
  onTake(picture: ChosenPicture): unknown
  /** Called with the name of a picture that is beside the form's file already. */
  onPick(name: string): void
  children: ReactNode
}

/** Takes a picture that is chosen, dropped or pasted here, or is in the owner's folder already. */
export function PictureInput({ id, label, onTake, onPick, children }: PictureInputProps) {
  const { file: form } = useContext(FormContext)
  const [isPicking, setPicking] = useState(false)
  const [fault, setFault] = useState('')
  /** A picture that is chosen while one is being read comes after it. */
  const reading = useRef<Promise<unknown>>(Promise.resolve())
  const take = (file: File | undefined, event?: SyntheticEvent) => {
    if (!file) return
    event?.preventDefault()
    event?.stopPropagation()
    const isImage = file.type.startsWith('image/')
    setFault(isImage ? '' : 'This is not a picture.')
    if (isImage)
      reading.current = reading.current
        .then(() => readFile(file))
        .then(onTake)
        .catch(({ message }) => setFault(message))
  }
  /** One that is in another folder is copied. */
  const pick = async (picked: string) => {
    setPicking(false)
    const [name = '', ...folders] = picked.split('/').reverse()
    if (folders.reverse().join('/') === form.replace(/\/[^/]*$/, '')) return onPick(name)
    const blob = await (await fetch(`/${picked}`)).blob()
    take(new File([blob], name, { type: blob.type }))
  }
  return (
    <fieldset
      onDragOver={(event) => event.preventDefault()}
      onDropCapture={(event) => take(event.dataTransfer.files[0], event)}
      onPasteCapture={(event) => take(event.clipboardData.files[0], event)}
    >
      <legend>{label}</legend>
      <p>
        Drop or paste a picture here, choose one, or{' '}
        <button
          type="button"
          className="quiet"
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          take one that is here already
        </button>
      </p>
      {isPicking && (
        <PicturePicker onPick={(picked) => void pick(picked).catch(({ message }) => setFault(message))} />
      )}
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={`Choose a picture for ${label.toLowerCase()}`}
        onChange={({ target }) => take(target.files?.[0])}
      />
      <p className="fault" role="alert">
        {fault}
      </p>
      {children}
    </fieldset>
  )
}

interface PictureFieldProps {
  id: string
  label: string
  value: unknown
  path: Path
  ratio: number | undefined
}

/** A picture, cropped to the shape of its place. Arrow keys move the crop and its corners. */
export function PictureField({ id, label, value, path, ratio }: PictureFieldProps) {
  const { edit } = useContext(FormContext)
  const choose = (picture: ChosenPicture | string) => edit({ do: 'set', path, value: picture })
  const chosen = isPicture(value) ? value : null
  return (
    <PictureInput id={id} label={label} onTake={choose} onPick={choose}>
      <p>Now: {chosen ? chosen.name : String(value ?? 'none')}</p>
      {chosen && (
        <Crop
          key={chosen.base64}
          source={`data:image/jpeg;base64,${chosen.base64}`}
          ratio={ratio}
          onCrop={(crop) => choose({ ...chosen, crop })}
        />
      )}
    </PictureInput>
  )
}

interface CropProps {
  source: string
  ratio: number | undefined
  onCrop(crop: NonNullable<ChosenPicture['crop']>): void
}

function Crop({ source, ratio, onCrop }: CropProps) {
  const [crop, setCrop] = useState<PercentCrop>()
  const finish = ({ x, y, width, height }: PercentCrop) =>
    width > 0 && height > 0 && onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
  /** Starts with the largest crop that has the shape of its place. */
  const begin = ({ width, height }: HTMLImageElement) => {
    const side = !ratio || width / height < ratio ? { width: 100 } : { height: 100 }
    const start = centerCrop(
      makeAspectCrop({ unit: '%', ...side }, ratio ?? width / height, width, height),
      width,
      height,
    )
    setCrop(start)
    finish(start)
  }
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
        <img src={source} alt="" onLoad={({ currentTarget }) => begin(currentTarget)} />
      </ReactCrop>
    </>
  )
}

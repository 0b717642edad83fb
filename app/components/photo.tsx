import { type PhotoFormat, photoPath, pictureWidths } from './people/photo-files.ts'

interface PhotoProps {
  /** In the owner's folder. */
  file: string
  alt: string
  width: number
  height: number
  sizes: string
  /** Widths of its files; by default those of a photo that keeps its shape. */
  widths?: readonly number[]
  className?: string
}

/** A photo in the sizes and formats that the build has encoded (`scripts/photos.ts`). */
export function Photo({
  file,
  alt,
  width,
  height,
  sizes,
  className = '',
  widths = pictureWidths(width),
}: PhotoProps) {
  const set = (format: PhotoFormat) =>
    widths.map((one) => `${photoPath(file, one, format)} ${one}w`).join(', ')
  return (
    <picture className={`block ${className}`.trimEnd()}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={photoPath(file, widths[1] ?? width, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        alt={alt}
        className="block h-auto w-full bg-leaf"
      />
    </picture>
  )
}

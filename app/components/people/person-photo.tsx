import { PHOTO_WIDTHS, type PhotoFormat, photoHeight, photoPath } from './photo-files.ts'

interface PersonPhotoProps {
  photo: string
  name: string
  sizes: string
  className?: string
}

/** A person's photo, cropped to 4:5 and encoded by the build (`scripts/photos.ts`). */
export function PersonPhoto({ photo, name, sizes, className = '' }: PersonPhotoProps) {
  const set = (format: PhotoFormat) =>
    PHOTO_WIDTHS.map((width) => `${photoPath(photo, width, format)} ${width}w`).join(', ')
  return (
    <picture className={`block ${className}`}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={photoPath(photo, 320, 'webp')}
        srcSet={set('webp')}
        sizes={sizes}
        width={320}
        height={photoHeight(320)}
        loading="lazy"
        decoding="async"
        alt={name}
        className="block h-auto w-full bg-leaf"
      />
    </picture>
  )
}

import type { Person } from '../../content/site/site.schema.ts'
import { PHOTO_WIDTHS, type PhotoFormat, photoHeight, photoPath } from './photo-files.ts'

interface PortraitProps {
  person: Pick<Person, 'name' | 'photo'>
  sizes: string
  className?: string
}

/** A person's photo, cropped to 4:5 and encoded by the build (`scripts/photos.ts`); without one, a drawing with their initials. */
export function Portrait({ person: { name, photo }, sizes, className = '' }: PortraitProps) {
  if (!photo) return <DrawnPortrait name={name} className={className} />
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

/** Head and shoulders in one color. The name is beside it, so it says nothing to a screen reader. */
function DrawnPortrait({ name, className }: { name: string; className: string }) {
  return (
    <span className={`block ${className}`}>
      <svg viewBox="0 0 80 100" aria-hidden="true" className="block w-full bg-wash">
        <path
          d="M40 18a15 17 0 0 1 0 34 15 17 0 0 1 0-34M6 100c0-26 14-38 34-38s34 12 34 38"
          className="fill-evergreen"
        />
        <text x="40" y="91" textAnchor="middle" fontSize="20" className="fill-paper font-serif">
          {initialsOf(name)}
        </text>
      </svg>
    </span>
  )
}

/** `DW` of `Dana Whitfield (sample)`. */
function initialsOf(name: string): string {
  const words = name.replace(/\(.*/, '').trim().split(/\s+/)
  return [words.at(0), words.at(-1)].map((word) => word?.charAt(0) ?? '').join('')
}

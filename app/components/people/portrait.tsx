import type { Person } from '../../content/site/site.schema.ts'
import { Photo } from '../photo.tsx'
import { initialsOf } from './initials.ts'
import { PHOTO_WIDTHS, photoHeight } from './photo-files.ts'

interface PortraitProps {
  person: Pick<Person, 'name' | 'photo'>
  sizes: string
  className?: string
}

/** A person's photo, cropped to 4:5 and encoded by the build (`scripts/photos.ts`); without one, their initials. */
export function Portrait({ person: { name, photo }, sizes, className = '' }: PortraitProps) {
  if (!photo) return <Initials name={name} className={className} />
  return (
    <Photo
      file={photo}
      alt={name}
      width={320}
      height={photoHeight(320)}
      widths={PHOTO_WIDTHS}
      sizes={sizes}
      className={className}
    />
  )
}

/** Shown in place of a photo. Decorative, because the name is beside it. */
function Initials({ name, className }: { name: string; className: string }) {
  return (
    <svg viewBox="0 0 80 100" aria-hidden="true" className={`block bg-wash ${className}`}>
      <path d="M4.5 4.5h71v91h-71z" fill="none" className="stroke-evergreen" />
      <text x="40" y="62" textAnchor="middle" fontSize="34" className="fill-evergreen font-serif">
        {initialsOf(name)}
      </text>
    </svg>
  )
}

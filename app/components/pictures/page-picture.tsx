import { type PictureName, pictures } from './pictures.ts'

interface PagePictureProps {
  name: PictureName
  /** Text alternative; empty where the text beside the picture says the same. */
  alt: string
  /** In place of the full width and the border. */
  className?: string
}

/** A picture of one of the project's own pages, taken by `npm run pictures`; fetched when it comes near the screen. */
export function PagePicture({ name, alt, className = '' }: PagePictureProps) {
  const { width, height } = pictures[name]
  return (
    <img
      src={`/pictures/${name}.avif`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`block h-auto bg-white ${className || 'w-full border border-rule'}`}
    />
  )
}

import { FilmPlayer } from '../../components/film-player.tsx'
import { type PhotoFormat, photoPath, pictureWidths } from '../../components/people/photo-files.ts'
import type { Block } from '../../content/blog/article-body.ts'
import { blog } from '../../content/blog/blog.ts'

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

/** A picture of an article, encoded by the build (`scripts/photos.ts`). */
export function Photo({ file, alt, caption, width, height }: BlockOf<'photo'>) {
  const widths = pictureWidths(width)
  const set = (format: PhotoFormat) =>
    widths.map((one) => `${photoPath(file, one, format)} ${one}w`).join(', ')
  const sizes = '(min-width: 64rem) 43rem, 100vw'
  return (
    <figure className="post-picture">
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <img
          src={photoPath(file, widths.at(-1) ?? width, 'webp')}
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
      <Caption text={caption} />
    </figure>
  )
}

export function Film({ film, caption }: BlockOf<'film'>) {
  return (
    <figure className="post-picture">
      <FilmPlayer film={film} download={blog.article.filmDownload} />
      <Caption text={caption} />
    </figure>
  )
}

const Caption = ({ text }: { text: string }) =>
  text ? <figcaption className="mt-3 text-fine text-soft">{text}</figcaption> : null

import type { Film } from '../content/read/parts.ts'

interface FilmPlayerProps {
  film: Omit<Film, 'seconds'>
  /** Link to the file, for a browser that cannot play it. */
  download: string
}

/** The browser's own player for a film of this site. It fetches poster and captions, and the film once it is started. */
export function FilmPlayer({ film, download }: FilmPlayerProps) {
  const address = `/${film.file}`
  return (
    <video
      controls
      playsInline
      preload="none"
      aria-label={film.title}
      poster={`/${film.poster}`}
      width={film.width}
      height={film.height}
      className="film h-auto w-full bg-night"
    >
      <source src={address} type={film.file.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      <track kind="captions" srcLang="en" label="English" src={`/${film.captions}`} default />
      <a className="link" href={address}>
        {download}
      </a>
    </video>
  )
}

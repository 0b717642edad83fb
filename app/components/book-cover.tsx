import { guide } from '../content/guide/guide.data.ts'
import { site } from '../content/site/site.data.ts'

/** The guide's cover, like the first page of the PDF. Its words are a picture here, with an alternative text. */
export function BookCover() {
  const words = guide.title.split(' ')
  return (
    <div role="img" aria-label={guide.coverAlt} className="book-cover bg-paper font-serif">
      <div className="flex flex-col bg-night text-wash">
        <p className="cover-line font-sans">{guide.audience}</p>
        <p className="cover-title mt-auto text-paper">
          {words.slice(0, -1).join(' ')} <em className="text-wash">{words.at(-1)}</em>
        </p>
        <p className="cover-subtitle text-paper">{guide.subtitle}</p>
        <p className="cover-line font-sans">{guide.promise}</p>
      </div>
      <p className="cover-last text-pencil italic">{guide.lastDay}</p>
      <p className="cover-line flex justify-between font-sans text-soft">
        <b className="font-semibold text-ink">{site.brand}</b> {guide.accurate}
      </p>
    </div>
  )
}

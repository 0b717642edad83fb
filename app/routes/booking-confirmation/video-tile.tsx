import type { ConfirmationContent } from '../../content/booking.schema.ts'

/** Placeholder for a video that does not exist yet; says so instead of showing a dead player. */
export function VideoTile({ content }: { content: ConfirmationContent['video'] }) {
  return (
    <figure className="on-dark flex aspect-video flex-col justify-end bg-night p-6 text-paper">
      <svg
        viewBox="0 0 48 48"
        width="48"
        height="48"
        aria-hidden="true"
        className="mb-auto fill-none stroke-paper/60"
      >
        <rect x="1" y="7" width="46" height="34" strokeWidth="1.5" />
        <path d="m20 17 11 7-11 7z" strokeWidth="1.5" />
      </svg>
      <figcaption className="pt-4">
        <p className="font-serif text-minor">{content.title}</p>
        <p className="mt-1 text-small text-paper/85">{content.text}</p>
      </figcaption>
    </figure>
  )
}

import { samples } from '../../content/promises/samples.ts'
import { PagePicture } from './page-picture.tsx'
import type { PictureName } from './pictures.ts'

/** The four sample documents as small pages, each a link. */
export function SampleThumbnails() {
  return (
    <ul className="mt-3 grid grid-cols-4 gap-3">
      {samples.entries.map(({ href, name }) => (
        <li key={href}>
          <a href={href} className="group block text-fine leading-tight">
            <PagePicture name={href.replace('/samples/', '') as PictureName} alt="" />
            <span className="mt-2 block underline underline-offset-4 group-hover:decoration-2">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

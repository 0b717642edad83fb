import { keptPage } from '../../content/site/diagrams.data.ts'
import { TextLink } from '../ui/text-link.tsx'

/** A drawing of the page that a visitor leaves the call with, and the link to its sample. */
export const KeptPage = () => (
  <figure className="kept-page">
    <figcaption>
      {keptPage.title} <small>{keptPage.stamp}</small>
    </figcaption>
    <dl>
      {keptPage.lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <TextLink link={keptPage.link} />
  </figure>
)

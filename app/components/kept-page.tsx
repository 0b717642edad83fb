import { keptPage } from '../content/site/diagrams.data.ts'
import { TextLink } from './ui/text-link.tsx'

/** A drawing of the page that a visitor leaves the call with, and the link to its sample. */
export const KeptPage = () => (
  <figure className="kept-page">
    <figcaption>{keptPage.title}</figcaption>
    <ul>
      {keptPage.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>{keptPage.answer}</p>
    <TextLink link={keptPage.link} />
  </figure>
)

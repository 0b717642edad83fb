import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import DownloadLink from './download-link.island.tsx'

it('is a link that downloads by itself', () => {
  const html = renderToStaticMarkup(
    <DownloadLink href="/guide.pdf" fileName="guide.pdf" label="Download PDF" next="/thanks" />,
  )
  expect(html).toMatch(/^<a href="\/guide.pdf" download="guide.pdf"[^>]*>Download PDF<\/a>$/)
})

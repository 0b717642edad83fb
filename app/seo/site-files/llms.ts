import { frame } from '../../content/site/navigation.data.ts'
import { site } from '../../content/site/site.data.ts'
import { llmsWords } from '../../content/site/site-descriptions.data.ts'
import { FEED } from '../page-head.tsx'
import { isOurs, type SitePage } from './site-page.ts'

/**
 * llms.txt (llmstxt.org): an overview of the site for language models. Sections are the footer's columns with the
 * header's links of the same name, then the specialties, the rest and the articles. The clinics' advertorials are left out.
 */
export function llmsText(pages: readonly SitePage[], origin: string): string {
  const line = (title: string, path: string, description: string) =>
    `- [${title}](${origin}${path}): ${description}`
  const listed = new Map(pages.filter(isOurs).map((page) => [page.path, page]))
  const take = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const page = listed.get(path)
      listed.delete(path)
      return page ? [line(page.meta.title, path, page.meta.description)] : []
    })
  const summary = listed.get('/')?.meta.description ?? ''
  take(['/'])
  const columns = frame.footer.columns.map(({ heading, items }) => ({
    heading,
    lines: take([...inHeader(heading), ...items.map(({ href }) => href)]),
  }))
  const specialties = take([...listed.keys()].filter((path) => path.startsWith('/specialties/')))
  const articles = take([...listed.keys()].filter((path) => path.startsWith('/blog/')))
  const { feed } = llmsWords
  const legal = columns.pop()
  const sections = [
    ...columns,
    { heading: llmsWords.specialties, lines: specialties },
    { heading: llmsWords.tools, lines: take([...listed.keys()]) },
    { heading: llmsWords.articles, lines: [...articles, line(feed.title, FEED, feed.text)] },
    // The format's name for what may be skipped if a short context is needed.
    { heading: 'Optional', lines: legal?.lines ?? [] },
  ]
  const blocks = [
    `# ${site.brand}`,
    `> ${site.tagline} ${summary}`,
    frame.footer.disclaimer,
    llmsWords.contact,
    ...sections.flatMap(({ heading, lines }) => [`## ${heading}`, lines.join('\n')]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function inHeader(heading: string): string[] {
  const menu = frame.header.menus.find(({ label }) => label === heading)
  return menu && 'items' in menu ? menu.items.map(({ href }) => href) : []
}

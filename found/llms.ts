import { absolute } from '../seo/absolute.ts'
import { FEED } from '../seo/article-meta.ts'
import site from '../site.config.ts'
import { frame } from '../words/frame.ts'
import { fillTokens } from '../words/tokens.ts'
import { type FoundPage, isListed } from './read-page.ts'

/**
 * llms.txt (llmstxt.org): the site for a language model that answers a question about it. Sections are the footer's
 * columns, what stands in none of them, and the articles. The clinics' advertisements are left out: they speak for
 * their clinics and not for the agency.
 */
export function llmsText(pages: readonly FoundPage[]): string {
  const listed = new Map(pages.filter(isOurs).map((page) => [page.path, page]))
  const take = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const page = listed.get(path)
      listed.delete(path)
      return page ? [page] : []
    })
  const home = take(['/'])
  const columns = frame.footer.columns.map(({ heading, items }) => ({
    heading,
    pages: take(items.map(({ href }) => href)),
  }))
  const articles = take([...listed.keys()].filter((path) => path.startsWith('/blog/')))
  const legal = columns.pop()
  const sections = [
    ...columns,
    { heading: 'Tools and reading', pages: [...listed.values()] },
    { heading: 'Articles', pages: articles },
    // The format's own word for what may be left out when there is little room.
    { heading: 'Optional', pages: legal?.pages ?? [] },
  ]
  return (
    [
      `# ${site.brand}`,
      `> ${site.tagline} ${home[0]?.meta.description ?? ''}`,
      fillTokens(frame.footer.disclaimer, { brand: site.brand }),
      `Reach us by phone (${site.phone.display}) or e-mail (${site.email}), ${site.officeHoursText}. New articles are announced in the feed: ${absolute(FEED)}`,
      ...sections.flatMap(({ heading, pages: members }) => [`## ${heading}`, members.map(line).join('\n')]),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}

function isOurs(page: FoundPage): boolean {
  return isListed(page) && page.meta['og:site_name'] === site.brand
}

function line({ path, meta }: FoundPage): string {
  return `- [${meta['og:title']}](${absolute(path)}): ${meta.description}`
}

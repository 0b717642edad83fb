import { robotsNote } from '../../content/site-descriptions.ts'

/**
 * robots.txt (RFC 9309). Every crawler may read every page, language models' included. Pages that must not be indexed
 * say so in their robots tag, which a crawler has to read; only paths that are not pages are disallowed.
 */
export function robots(origin: string): string {
  return [
    `# ${robotsNote}`,
    'User-agent: *',
    'Disallow: /health',
    'Disallow: /desk/webhook',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

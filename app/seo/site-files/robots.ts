import { robotsNote } from '../../content/site-descriptions.ts'
import { absolute } from '../absolute.ts'

/**
 * robots.txt (RFC 9309). Every robot may read every page, those of language models too. What is not to be listed
 * says so itself, which a robot can only learn by reading it; only what no page is stays closed.
 */
export function robots(): string {
  return [
    `# ${robotsNote}`,
    'User-agent: *',
    'Disallow: /health',
    'Disallow: /desk/webhook',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n')
}

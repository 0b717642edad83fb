import type { BlogPosting, FAQPage, Service } from 'schema-dts'
import { menuName } from './breadcrumbs.ts'
import { cardOf } from './card.ts'
import { lastChanged } from './last-modified.ts'
import { agency } from './organization.ts'

/** schema.org/FAQPage by Google's guidelines: every answer on the page. */
export function faqPage(items: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  }
}

/** schema.org/Service, with the service's name in the menus. */
export function service(path: string, words: { kicker: string; lead: string }): Service {
  return {
    '@type': 'Service',
    '@id': `${path}#service`,
    name: menuName(path) ?? words.kicker,
    description: words.lead,
    url: path,
    provider: agency,
    areaServed: { '@type': 'Country', name: 'United States' },
  }
}

/** schema.org/Service for the practices of one specialty; the service is ours and not a treatment. */
export function specialtyService(
  path: string,
  words: { name: string; lead: string; practices: string },
): Service {
  return {
    ...service(path, { kicker: words.name, lead: words.lead }),
    name: words.name,
    audience: { '@type': 'BusinessAudience', audienceType: words.practices },
  }
}

/** schema.org/BlogPosting by Google's guidelines. `date` is YYYY-MM-DD. */
export function blogPosting(post: {
  address: string
  title: string
  metaDescription: string
  keywords: readonly string[]
  category: string
  author: string
  /** Whether the author is a person, rather than the agency. */
  isPerson: boolean
  date: string
  body: { words: number }
}): BlogPosting {
  const address = post.address
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    url: address,
    mainEntityOfPage: address,
    image: cardOf(post.address),
    datePublished: post.date,
    dateModified: lastChanged(post.address, post.date),
    author: { '@type': post.isPerson ? 'Person' : 'Organization', name: post.author, url: '/about' },
    publisher: agency,
    articleSection: post.category,
    ...(post.keywords.length > 0 && { keywords: post.keywords.join(', ') }),
    wordCount: post.body.words,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  }
}

import type { Post } from '../content/blog/posts.data.ts'
import { site } from '../content/site/site.data.ts'
import { menuName } from './breadcrumbs.ts'
import { cardOf } from './card.ts'

const ORGANIZATION = '/#organization'

/** Short reference to the agency for other structured data; its `@id` is the full record's. */
export const agency = {
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: site.brand,
  url: '/',
  logo: '/icons/512.png',
} as const

/** schema.org/ProfessionalService, a kind of Organization, from `content/site.yaml`. For the home page. */
export function organization() {
  const { street, city, region, postalCode, country } = site.address
  const sameAs = Object.values(site.social).filter((address) => address !== '')
  return {
    ...agency,
    '@type': 'ProfessionalService',
    legalName: site.legalName,
    description: site.tagline,
    image: cardOf('/'),
    telephone: site.phone.dial,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    areaServed: { '@type': 'Country', name: 'United States' },
    ...(sameAs.length > 0 ? { sameAs } : {}),
  }
}

/** schema.org/WebSite: the site's name in search results. For the home page. */
export function webSite() {
  return {
    '@type': 'WebSite',
    '@id': '/#website',
    name: site.brand,
    url: '/',
    inLanguage: 'en-US',
    publisher: { '@id': ORGANIZATION },
  }
}

/** schema.org/FAQPage, as the specification asks of the home page. */
export function faqPage(items: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    '@id': '/#faq',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** schema.org/Service, with the service's name in the menus. */
export function service(path: string, words: { kicker: string; lead: string }) {
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
export function specialtyService(path: string, words: { name: string; lead: string; practices: string }) {
  return {
    ...service(path, { kicker: words.name, lead: words.lead }),
    name: words.name,
    audience: { '@type': 'BusinessAudience', audienceType: words.practices },
  }
}

/** schema.org/BlogPosting by Google's guidelines. The author may be the agency. */
export function blogPosting(post: Post, address: string, author: { name: string; isPerson: boolean }) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    url: address,
    mainEntityOfPage: address,
    image: cardOf(address),
    datePublished: post.date,
    dateModified: post.changedOn,
    author: { '@type': author.isPerson ? 'Person' : 'Organization', name: author.name, url: '/about' },
    publisher: agency,
    articleSection: post.category,
    ...(post.keywords.length > 0 && { keywords: post.keywords.join(', ') }),
    wordCount: post.body.words,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  }
}

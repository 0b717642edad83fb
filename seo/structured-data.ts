import site from '../site.config.ts'

/** schema.org/FAQPage, as Google's documentation of the type asks for it: every answer that stands on the page. */
export function faqPage(items: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: item.question,
      acceptedAnswer: { '@type': 'Answer', text: item.answer },
    })),
  }
}

/** schema.org/BlogPosting, as Google's documentation of articles asks for it. `date` is a day, YYYY-MM-DD. */
export function blogPosting(post: {
  address: string
  title: string
  metaDescription: string
  keywords: readonly string[]
  category: string
  author: string
  date: string
  body: { words: number }
}) {
  const publisher = { '@type': 'Organization', name: site.brand, url: '/' }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    url: post.address,
    mainEntityOfPage: { '@type': 'WebPage', '@id': post.address },
    datePublished: post.date,
    author: { ...publisher, name: post.author, url: '/about' },
    publisher,
    articleSection: post.category,
    keywords: post.keywords.join(', '),
    wordCount: post.body.words,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
  }
}

import { notFoundSchema } from '../../components/message-page.schema.ts'
import { checkContent, link, list } from '../../content/checks/fields.schema.ts'

export const notFound = checkContent(
  'app/routes/not-found/content.ts',
  notFoundSchema.extend({ likely: list(3, link) }),
  {
    meta: {
      title: 'Page not found (404)',
      description:
        'We couldn’t find this page. Search the site, pick a page from the menu, or schedule a free strategy call.',
    },
    code: '404',
    headline: 'Oops! Page not found',
    text: 'The address may be mistyped, or the page may have moved. Search the site, or try one of these pages.',
    likely: [
      { label: 'Book your free strategy call', href: '/book' },
      { label: 'What we charge and what’s included', href: '/whats-included#price' },
      { label: 'How we work, week by week', href: '/how-we-work' },
    ],
    homeLabel: 'Go to the home page',
    homeHref: '/',
  },
)

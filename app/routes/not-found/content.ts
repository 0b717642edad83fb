import { notFoundSchema } from '../../components/message-page.schema.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'

export const notFound = checkContent('app/routes/not-found/content.ts', notFoundSchema, {
  meta: {
    title: 'Page not found (404)',
    description:
      'We couldn’t find this page. Search the site, pick a page from the menu, or schedule a free strategy call.',
  },
  code: '404',
  headline: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page may have moved. Search the site, or pick a page below.',
  homeLabel: 'Go to the home page',
  homeHref: '/',
})

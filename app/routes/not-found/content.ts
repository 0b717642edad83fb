import { checkContent } from '../../content/fields.schema.ts'
import { notFoundSchema } from '../../content/status.schema.ts'

export const notFound = checkContent('app/routes/not-found/content.ts', notFoundSchema, {
  meta: {
    title: 'Page not found (404)',
    description:
      'This address leads nowhere. The home page leads to everything else, the free call included.',
  },
  code: '404',
  headline: 'Oops! Page not found',
  text: 'The address may have been mistyped, or the page may have moved. Everything we have starts on the home page.',
  homeLabel: 'Return to the home page',
  homeHref: '/',
})

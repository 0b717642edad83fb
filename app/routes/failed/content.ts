import { failedSchema } from '../../components/message-page.schema.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'

export const failed = checkContent('app/routes/failed/content.ts', failedSchema, {
  meta: {
    title: 'Unexpected error on our side',
    description:
      'Something broke on our side while this page was made. Reload it, or start from the home page.',
  },
  headline: 'Unexpected Application Error!',
  text: 'Something broke on our side while this page was made. Reload it in a minute. If you had just booked a call, check your inbox before you book again: the confirmation may already be there.',
  homeLabel: 'Go to the home page',
  homeHref: '/',
})

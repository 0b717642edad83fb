import { unavailableSchema } from '../../components/message-page.schema.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'

export const unavailable = checkContent('app/routes/unavailable/content.ts', unavailableSchema, {
  meta: {
    title: 'We can’t show your call right now',
    description:
      'Our booking system isn’t responding at the moment. If you booked a call, it’s still booked.',
  },
  headline: 'We can’t show your call right now',
  text: 'Our booking system isn’t responding. If you booked a call, it’s still booked, and the time is in your confirmation email. Reload this page in a minute.',
  call: 'Or call us at {phone}.',
  homeLabel: 'Go to the home page',
  homeHref: '/',
})

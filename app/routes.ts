import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { pagePaths } from '../words/pages.schema.ts'

export default [
  index('screens/home.tsx'),
  ...pagePaths.map((address) => route(address, 'screens/short-page.tsx', { id: address })),
  route('/bookingconfirmation', 'screens/booking-confirmation.tsx'),
  route('/book', 'screens/book.tsx'),
  route('/webhook-test', 'screens/webhook-test.tsx'),
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig

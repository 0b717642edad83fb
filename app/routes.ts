import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { clinicAddresses } from '../words/clinics.ts'
import { pagePaths } from '../words/pages.schema.ts'

export default [
  index('screens/home.tsx'),
  route('/paid-traffic', 'screens/paid-traffic.tsx'),
  route('/funnel-creation', 'screens/funnel-creation.tsx'),
  route('/seo', 'screens/seo.tsx'),
  route('/google-business', 'screens/google-business.tsx'),
  route('/automated-follow-ups', 'screens/automated-follow-ups.tsx'),
  ...pagePaths.map((address) => route(address, 'screens/short-page.tsx', { id: address })),
  route('/why-choose-us', 'screens/why-choose-us.tsx'),
  route('/how-we-work', 'screens/how-we-work.tsx'),
  route('/whats-included', 'screens/whats-included.tsx'),
  route('/contact', 'screens/contact.tsx'),
  route('/roi-calculator', 'screens/roi-calculator.tsx'),
  route('/marketing-audit', 'screens/marketing-audit.tsx'),
  route('/privacy-policy', 'screens/privacy-policy.tsx'),
  route('/terms-of-service', 'screens/terms-of-service.tsx'),
  route('/cookie-policy', 'screens/cookie-policy.tsx'),
  route('/patient-acquisition-machine', 'screens/patient-acquisition-machine.tsx'),
  route('/bookingconfirmation', 'screens/booking-confirmation.tsx'),
  route('/blog', 'screens/blog.tsx'),
  route('/blog/:slug', 'screens/article.tsx'),
  route('/book', 'screens/book.tsx'),
  ...clinicAddresses.map((address) => route(address, 'screens/advertorial.tsx', { id: address })),
  route('/growth_playbook', 'screens/growth-playbook.tsx'),
  route('/growth_playbook_s', 'screens/growth-playbook-download.tsx'),
  route('/thankyou_2025DEA', 'screens/guide-thanks.tsx'),
  route('/webhook-test', 'screens/webhook-test.tsx'),
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig

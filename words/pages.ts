import { about, contact, howWeWork, whatsIncluded, whyChooseUs } from './pages/company.ts'
import { automatedFollowUps, funnelCreation, machine } from './pages/conversion.ts'
import { cookiePolicy, privacyPolicy, termsOfService } from './pages/legal.ts'
import { blog, marketingAudit, resources, roiCalculator } from './pages/reading.ts'
import { googleBusiness, paidTraffic, seo } from './pages/traffic.ts'
import type { Page, PagePath } from './pages.schema.ts'

/** The short pages by address. A missing one is a type error. */
export const pages: Readonly<Record<PagePath, Page>> = {
  '/paid-traffic': paidTraffic,
  '/funnel-creation': funnelCreation,
  '/seo': seo,
  '/google-business': googleBusiness,
  '/automated-follow-ups': automatedFollowUps,
  '/patient-acquisition-machine': machine,
  '/about': about,
  '/why-choose-us': whyChooseUs,
  '/how-we-work': howWeWork,
  '/whats-included': whatsIncluded,
  '/contact': contact,
  '/resources': resources,
  '/roi-calculator': roiCalculator,
  '/marketing-audit': marketingAudit,
  '/blog': blog,
  '/privacy-policy': privacyPolicy,
  '/terms-of-service': termsOfService,
  '/cookie-policy': cookiePolicy,
}

export interface Redirect {
  from: string
  /** A page of this site, optionally with a fragment; the request's query is kept. */
  to: string
  /** 301 for addresses that people guess or remember, 308 where forms are posted to. */
  status: 301 | 308
}

const moved = (from: string, to: string): Redirect => ({ from, to, status: 301 })

/**
 * Redirects from paths that visitors guess, that similar sites use, and that this site no longer uses. When a path is
 * given up, add it here in the same change. Validated at build by redirect-faults.ts.
 */
export const redirects: readonly Redirect[] = [
  moved('/home', '/'),
  moved('/index', '/'),
  moved('/services', '/whats-included'),
  moved('/pricing', '/whats-included'),
  moved('/company', '/about'),
  moved('/about-us', '/about'),
  moved('/contact-us', '/contact'),
  moved('/process', '/how-we-work'),
  moved('/ads', '/paid-traffic'),
  moved('/ppc', '/paid-traffic'),
  moved('/funnels', '/funnel-creation'),
  moved('/follow-ups', '/automated-follow-ups'),
  moved('/google-business-profile', '/google-business'),
  moved('/faq', '/#faq'),
  moved('/case-studies', '/#case-studies'),
  moved('/guides', '/resources#guides'),
  moved('/calculator', '/roi-calculator'),
  moved('/audit', '/marketing-audit'),
  moved('/articles', '/blog'),
  moved('/feed', '/blog/feed.xml'),
  moved('/rss', '/blog/feed.xml'),
  moved('/feed.xml', '/blog/feed.xml'),
  moved('/rss.xml', '/blog/feed.xml'),
  moved('/book-a-call', '/book'),
  moved('/booking', '/book'),
  moved('/schedule', '/book'),
  moved('/privacy', '/privacy-policy'),
  moved('/terms', '/terms-of-service'),
  moved('/cookies', '/cookie-policy'),
]

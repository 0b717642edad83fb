import type { ProfessionalService, WebSite } from 'schema-dts'
import { site } from '../content/site/site.ts'
import { cardOf } from './card.ts'

const ORGANIZATION = '/#organization'

/** Short reference to the agency for other structured data; its `@id` is the full record's. */
export const agency = {
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: site.brand,
  url: '/',
  logo: '/icons/512.png',
} as const

/** schema.org/ProfessionalService, a kind of Organization, from `content/site.yaml`. For the home page. */
export function organization(): ProfessionalService {
  const { street, city, region, postalCode, country } = site.address
  const sameAs = Object.values(site.social).filter((address) => address !== '')
  return {
    ...agency,
    '@type': 'ProfessionalService',
    legalName: site.legalName,
    description: site.tagline,
    image: cardOf('/'),
    telephone: site.phone.dial,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    areaServed: { '@type': 'Country', name: 'United States' },
    ...(sameAs.length > 0 ? { sameAs } : {}),
  }
}

/** schema.org/WebSite: the site's name in search results. For the home page. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': '/#website',
    name: site.brand,
    url: '/',
    inLanguage: 'en-US',
    publisher: { '@id': ORGANIZATION },
  }
}

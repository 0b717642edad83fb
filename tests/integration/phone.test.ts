import { expect, it } from 'vitest'
import { clinics } from '../../app/content/patients/clinics.data.ts'
import { clinicBySlug } from '../../app/content/patients/find-clinic.ts'
import { site } from '../../app/content/site/site.data.ts'
import { pageAddresses } from '../fixtures/page-addresses.ts'
import { servedText } from './built-site.ts'

/** Help in a crisis, on the pages for patients: short numbers of the whole country. */
const CRISIS_LINES = ['tel:988', 'tel:911']
const rendered = ['/book', '/bookingconfirmation', '/desk/booking', '/desk/lead']
const ofClinics = clinics.flatMap(({ slug }) => [`/${slug}`, `/book?clinic=${slug}`])

it('dials the agency’s number from its pages, and the clinic’s own and 988 from those for its patients', async () => {
  for (const address of new Set([...pageAddresses, ...rendered, ...ofClinics])) {
    const clinic = clinicBySlug(address.replace(/^\/(?:book\?clinic=)?/, ''))
    const html = await servedText(address)
    const dialed = [...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href = '']) => href)
    const own = `tel:${(clinic ?? site).phone.dial}`
    expect(
      dialed.filter((href) => ![...CRISIS_LINES, own].includes(href)),
      address,
    ).toEqual([])
    if (clinic) expect(dialed, address).toEqual(expect.arrayContaining([...CRISIS_LINES, own]))
    if (['/', '/contact', ...rendered.slice(0, 3)].includes(address)) expect(dialed, address).toContain(own)
  }
})

import { addressLine, type Site } from './site.schema.ts'

/** The owner's facts by placeholder name, e.g. `{legalName}`. */
export function ownerFacts(site: Site) {
  return {
    brand: site.brand,
    legalName: site.legalName,
    phone: site.phone.display,
    email: site.email,
    address: addressLine(site.address),
    officeHours: site.officeHoursText,
    textMessages: site.textMessages,
  }
}

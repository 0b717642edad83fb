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
    retention: formatRetention(site.retention),
  }
}

/** How long each kind of record is kept, in words: `{retention.bookings}` is `24 months`. */
export function formatRetention(retention: Site['retention']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(retention).map(([field, count]) => {
      const [, kind = '', unit = ''] = /^(\w+?)(Months|Days)$/.exec(field) ?? []
      const word = unit.toLowerCase()
      return [kind, `${count} ${count === 1 ? word.slice(0, -1) : word}`]
    }),
  )
}

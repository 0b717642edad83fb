import { staticAddresses } from '../../app/addresses.ts'

/** Every page of the site that a visitor can ask for: those made at build, and those made at the visit. */
export const everyAddress = [...staticAddresses, '/book', '/bookingconfirmation']

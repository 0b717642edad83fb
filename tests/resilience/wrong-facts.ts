import { site, type WrongEdit } from './wrong-edit.ts'

/** The owner's facts, wrong all at once: one start names each of them. */
export const facts: WrongEdit[] = [
  {
    what: 'an empty brand',
    file: site,
    from: "brand: 'Wellbooked'",
    to: "brand: ''",
    message: 'site.config.ts, brand: found ""; it must have at least 2 characters.',
  },
  {
    what: 'a phone number that cannot be dialed',
    file: site,
    from: "dial: '+12125550142'",
    to: "dial: '212-555-0142'",
    message: 'site.config.ts, phone.dial: found "212-555-0142"; it must be + and digits, like +12125550142.',
  },
  {
    what: 'an e-mail address without a host',
    file: site,
    from: "email: 'hello@wellbooked.example.com'",
    to: "email: 'hello'",
    message: 'site.config.ts, email: found "hello"; it must be an e-mail address, like name@example.com.',
  },
  {
    what: 'a country in three letters',
    file: site,
    from: "country: 'US'",
    to: "country: 'USA'",
    message: 'site.config.ts, address.country: found "USA"; it must have exactly 2 characters.',
  },
  {
    what: 'a social network without https',
    file: site,
    from: "linkedin: ''",
    to: "linkedin: 'linkedin.com/company/wellbooked'",
    message:
      'site.config.ts, social.linkedin: found "linkedin.com/company/wellbooked"; it must be an address that begins with https://, or empty.',
  },
  {
    what: 'an hour that does not exist',
    file: site,
    from: "3: [{ from: '09:00', to: '18:00' }]",
    to: "3: [{ from: '09:00', to: '25:00' }]",
    message:
      'site.config.ts, strategyCall.hours.3.0.to: found "25:00"; it must be a time from 00:00 to 24:00, like 09:00.',
  },
  {
    what: 'a day off that does not exist',
    file: site,
    from: "'2027-02-15'",
    to: "'2027-02-30'",
    message:
      'site.config.ts, strategyCall.daysOff.4: found "2027-02-30"; it must be a day of the calendar, like 2026-12-25.',
  },
  {
    what: 'a call of half a minute',
    file: site,
    from: 'callMinutes: 30',
    to: 'callMinutes: 0.5',
    message: 'site.config.ts, strategyCall.callMinutes: found 0.5; it must be a whole number.',
  },
  {
    what: 'a misspelled field',
    file: site,
    from: 'demoContent: true',
    to: 'demoContent: true,\n  slogan: "Booked"',
    message:
      'site.config.ts, slogan: found "Booked"; it is not a field of this file; remove it or fix its spelling.',
  },
]

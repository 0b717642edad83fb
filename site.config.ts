/**
 * The owner's page of facts. Everything the site says about the business itself is here, once.
 * Checked at build by app/content/site/site.schema.ts: a wrong value stops the build with one sentence.
 * Secrets and addresses of services are environment variables instead: see .env.example.
 */
import { defineSite } from './app/content/site/site.schema.ts'

export default defineSite({
  /** Stand-in facts for a fresh checkout. Set to false once every value below is your own. */
  demoContent: true,

  brand: 'Wellbooked',
  legalName: 'Wellbooked LLC',
  tagline: 'Patient acquisition for cash-pay specialty practices.',

  phone: { display: '(212) 555-0142', dial: '+12125550142' },
  email: 'hello@wellbooked.example.com',
  address: {
    street: '100 Example Street, Suite 200',
    city: 'New York',
    region: 'NY',
    postalCode: '10001',
    country: 'US',
  },
  /** Printed after the office hours, all year. The hours themselves are `strategyCall.hours`. */
  officeHoursZone: 'EST',

  /** A network without an address is not shown. */
  social: { linkedin: '', facebook: '', instagram: '', youtube: '', x: '' },

  strategyCall: {
    title: 'Free Patient Growth Strategy Call',
    /** The room that every confirmation and invitation carries. */
    videoLink: 'https://meet.example.com/wellbooked-strategy-call',
    /** On days with calls, each person who takes some gets an email then, with a link to the day's page; office time. */
    morningEmailAt: '07:00',
    /** The booking provider computes in this zone. */
    officeZone: 'America/New_York',
    /** The office hours, wherever the site states them, and the hours in which calls can be booked. */
    hours: {
      1: [{ from: '09:00', to: '18:00' }],
      2: [{ from: '09:00', to: '18:00' }],
      3: [{ from: '09:00', to: '18:00' }],
      4: [{ from: '09:00', to: '18:00' }],
      5: [{ from: '09:00', to: '18:00' }],
    },
    /** United States federal holidays (opm.gov, federal holidays) until the end of 2027. */
    daysOff: [
      '2026-11-26',
      '2026-12-25',
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
      '2027-12-31',
    ],
    /**
     * Other hours for calls on single days, like '2026-12-23': [{ from: '09:00', to: '12:00' }]. An empty list closes the
     * day. The hours that the site states stay as they are.
     */
    exceptions: {},
    callMinutes: 30,
    /** With 30 minutes of call this starts every call on the hour, and leaves time to write it up. */
    bufferMinutes: 30,
    minimumNoticeMinutes: 240,
    /** Minutes before a call up to which its visitor can move or cancel it online; 0 is until it starts. */
    changesUntilMinutesBefore: 0,
    horizonDays: 28,
    /** The most calls on one day, like 6; undefined takes as many as the hours hold. */
    dailyLimit: undefined,
  },

  /**
   * Whether reminders are also sent by text, to those who agree. Needs SMS_URL and SMS_FROM; while it is false, nothing on
   * the site and no form speaks of texts.
   */
  textMessages: false,

  /**
   * How long the booking provider keeps each kind of record; then it deletes it. The privacy policy states these figures.
   * Calls count from their end, everything else from when it was received.
   */
  retention: {
    bookingsMonths: 24,
    leadsMonths: 24,
    webhookDays: 30,
    /** Email that is written to files, because no mail server is set. */
    mailDays: 30,
    /** The code computed from a visitor's network address. */
    networkDays: 30,
    /** Daily backups; BACKUP_KEEP may not be higher. */
    backupDays: 30,
  },

  /** What a practice can be, in the order shown wherever a list of them is. */
  specialties: [
    'Ketamine',
    'Regenerative medicine',
    'Neuropathy',
    'SGB therapy',
    'Men’s and women’s health',
    'Pain management',
    'Vision',
    'Aesthetics',
    'Functional medicine',
    'Another cash-pay specialty',
  ],

  /**
   * The people a practice talks to and whose work it reads. `calls` are the specialties whose strategy calls they take
   * ('all' or a list). Where several take calls, each may have `hours`, a `videoLink` and an `email` of their own, and
   * docs/operate.md says how their calendars are connected. An `id` (otherwise the first name) stays with their calls; `duties` may be 'founder', 'author' and 'clinical reviewer'. Each has a portrait with initials
   * until there is a `photo` in `people/`, cropped to 4:5 at build. Those marked `isSample` are invented, say so, and are
   * listed by the launch check. Real people only with their consent.
   */
  people: [
    {
      name: 'Dana Whitfield',
      role: 'founder',
      about:
        'Dana writes the agreements and answers for the numbers in them. If something goes wrong in your first 90 days, you call her.',
      calls: [],
      duties: ['founder'],
      isSample: true,
    },
    {
      name: 'Alex Moreno',
      role: 'growth strategist',
      about:
        'Alex takes the strategy calls and runs your numbers with you. After you sign, you talk to the same person every month.',
      calls: 'all',
      duties: [],
      isSample: true,
    },
    {
      name: 'Sam Carter',
      role: 'editor',
      about:
        'Sam writes the articles and the patient guides. Every figure gets a source before it is published.',
      calls: [],
      duties: ['author'],
      isSample: true,
    },
    {
      name: 'Morgan Ellis',
      role: 'clinical reviewer',
      about:
        'Morgan reads every medical claim before it runs. A claim without a source comes out, or gets softer words.',
      calls: [],
      duties: ['clinical reviewer'],
      isSample: true,
    },
  ],

  /** How many practices are clients today. Pages say the number as it is, zero included. */
  clientPractices: 0,
})

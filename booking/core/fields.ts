import { MAX_CALL_NOTES } from '../../platform/call-notes.ts'

/** A new question also needs a column of its name in a migration and a line in the privacy policy. */
export interface Question {
  label: string
  /** Shown when the answer is not accepted. */
  message: string
  title: string
  /** Characters; none at all are accepted where it is optional. */
  length: [min: number, max: number]
  rule?: (answer: string) => boolean
  optional?: boolean
  hint?: string
  isChoice?: boolean
  /** Rows of a text of several lines. */
  lines?: number
  /** Filled in by the page, not typed: the form shows it in its own way. */
  isBrought?: boolean
  input: {
    type?: 'email' | 'tel' | 'url'
    autoComplete: string
    autoCapitalize?: 'off' | 'words' | 'sentences'
    enterKeyHint?: 'enter' | 'next' | 'send'
    inputMode?: 'email' | 'tel'
    spellCheck?: boolean
  }
}

/** An optional box. Never checked beforehand, and nothing depends on it (47 CFR 64.1200(f)(9)). */
export interface Consent {
  title: string
  message: string
  /** Shown beside the box and stored as evidence when it is checked. Must not name a condition or a drug. */
  wording(agency: string): string
  byText?: boolean
  /** The optional question that must be answered if it is checked. */
  needs?: string
}

export interface Questions {
  fields: Record<string, Question>
  consents: Record<string, Consent>
}

const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** At least 10 digits: a number without its area code can't be called back. Any dash, and an extension at the end. */
function isPhoneNumber(text: string): boolean {
  const [, number = ''] =
    /^([-+().,\d\s/\p{Pd}−]+)(?:(?:ext(?:ension)?|x|#)[.:]?\s*\d{1,6})?$/iu.exec(text) ?? []
  const digits = number.replace(/\D/g, '').length
  return digits >= 10 && digits <= 15
}

const contact = {
  name: {
    label: 'Your name',
    message: 'Enter your name, like Dana Reed.',
    title: 'Name',
    length: [1, 80],
    rule: (name) => /\p{L}/u.test(name),
    input: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  },
  email: {
    label: 'Email address',
    message: 'Enter your email address, like name@practice.com.',
    title: 'Email',
    length: [6, 254],
    rule: (address) => EMAIL.test(address),
    input: {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'next',
    },
  },
  practice: {
    label: 'Practice name',
    message: 'Enter your practice’s name, like Lakeside Wellness.',
    title: 'Practice',
    length: [2, 120],
    input: { autoComplete: 'organization', autoCapitalize: 'words', enterKeyHint: 'next' },
  },
  specialty: {
    label: 'Specialty',
    message: 'Choose your specialty from the list.',
    title: 'Specialty',
    length: [1, 80],
    isChoice: true,
    // Browsers don't store specialties and would suggest answers given to other lists.
    input: { autoComplete: 'off', enterKeyHint: 'next' },
  },
  phone: {
    label: 'Phone number (optional)',
    message: 'Enter your phone number with area code, like (212) 555-0142, or leave it empty.',
    title: 'Phone',
    length: [10, 40],
    rule: isPhoneNumber,
    optional: true,
    input: {
      type: 'tel',
      autoComplete: 'tel',
      inputMode: 'tel',
      autoCapitalize: 'off',
      enterKeyHint: 'next',
    },
  },
} as const satisfies Record<string, Question>

const NEEDS_PHONE = 'Enter your phone number above to get texts, or uncheck this box.'

const marketingTexts = {
  title: 'Marketing texts',
  message: NEEDS_PHONE,
  wording: (agency) =>
    `I agree to receive automated marketing texts from ${agency} at this number. Consent is not a condition of purchase. Message frequency varies; message and data rates may apply. Reply STOP to opt out, HELP for help.`,
  byText: true,
  needs: 'phone',
} as const satisfies Consent

const { phone, ...practiceContact } = contact

const patientValue: Question = {
  label: 'What an average patient pays you in total',
  message: 'Shorten what a patient pays to 80 characters.',
  title: 'Average patient pays',
  length: [1, 80],
  optional: true,
  hint: 'A rough figure is enough, like $2,500.',
  input: { autoComplete: 'off', enterKeyHint: 'next' },
}

/** What booking a call takes. Anything else is asked afterwards, by `PREPARATION_FORM`. */
export const BOOKING_FORM = {
  fields: {
    ...practiceContact,
    zip: {
      label: 'Practice’s ZIP code (optional)',
      message: 'Enter a 5-digit ZIP code, like 75024, or leave it empty.',
      title: 'ZIP code',
      length: [5, 5],
      rule: (zip) => /^\d{5}$/.test(zip),
      optional: true,
      hint: 'We take one practice per specialty and area.',
      input: { autoComplete: 'postal-code', enterKeyHint: 'next' },
    },
    phone: {
      ...phone,
      hint: 'We call only about this appointment, for example if the video link fails.',
    },
    note: {
      label: 'Anything we should know before the call? (optional)',
      message: 'Shorten your note to 1,000 characters.',
      title: 'Note',
      length: [1, 1000],
      optional: true,
      lines: 2,
      hint: 'Please don’t include patient information.',
      // Enter begins a new line, so the key must not promise anything else.
      input: { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'enter' },
    },
    callNotes: {
      label: 'Your notes for the call',
      message: 'Take out some of your notes for the call: they’re too long to send.',
      title: 'Notes from the site',
      length: [1, MAX_CALL_NOTES],
      optional: true,
      lines: 1,
      isBrought: true,
      input: { autoComplete: 'off' },
    },
    patientValue: { ...patientValue, isBrought: true },
  },
  consents: {
    reminderTexts: {
      title: 'Text reminders',
      message: NEEDS_PHONE,
      wording: (agency) =>
        `I agree to receive automated texts from ${agency} about this appointment, such as reminders, at this number. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
      byText: true,
      needs: 'phone',
    },
    marketingTexts,
  },
} as const satisfies Questions

/** Asked on the confirmation page, so that the strategist can prepare. All optional, and sent once. */
export const PREPARATION_FORM = {
  fields: {
    area: {
      label: 'City and state',
      message: 'Shorten the city and state to 80 characters.',
      title: 'Area',
      length: [1, 80],
      optional: true,
      hint: 'We take one practice per specialty and area, so we check yours. If it’s taken, you hear from us before the call.',
      input: { autoComplete: 'address-level2', autoCapitalize: 'words', enterKeyHint: 'next' },
    },
    website: {
      label: 'Your practice’s website',
      message: 'Shorten the website’s address to 200 characters.',
      title: 'Website',
      length: [1, 200],
      optional: true,
      input: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, enterKeyHint: 'next' },
    },
    patientValue,
    marketing: {
      label: 'The marketing you run now',
      message: 'Shorten what you run now to 1,000 characters.',
      title: 'Marketing now',
      length: [1, 1000],
      optional: true,
      lines: 3,
      hint: 'What you run, what it costs each month and how many new patients you think it brings in.',
      input: { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'enter' },
    },
  },
  consents: {},
} as const satisfies Questions

const summaryLines = { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'enter' } as const

/** What a host writes after the call, for the visitor. */
export const SUMMARY_FORM = {
  fields: {
    advertisers: {
      label: 'Who advertises near them',
      message: 'Say who advertises near them.',
      title: 'Who advertises near you',
      length: [1, 2000],
      lines: 4,
      input: summaryLines,
    },
    breakEven: {
      label: 'Their break-even',
      message: 'Say what a patient must bring.',
      title: 'Your break-even',
      length: [1, MAX_CALL_NOTES],
      lines: 4,
      hint: 'The notes they sent are filled in. Keep what counts.',
      input: summaryLines,
    },
    answer: {
      label: 'Our yes or no, and why',
      message: 'Say yes or no.',
      title: 'Our answer',
      length: [1, 2000],
      lines: 4,
      input: summaryLines,
    },
  },
  consents: {},
} as const satisfies Questions

export const LEAD_FORM = {
  fields: {
    ...contact,
    phone: { ...contact.phone, input: { ...contact.phone.input, enterKeyHint: 'send' } },
  },
  consents: {
    marketingEmail: {
      title: 'Marketing email',
      message: 'Check this box to get marketing email, or leave it unchecked.',
      wording: (agency) =>
        `I agree to receive marketing email from ${agency} at this address. You get what you asked for without it. Every email tells you how to unsubscribe.`,
    },
    marketingTexts,
  },
} as const satisfies Questions

/** Asked of a visitor who has no time to choose a time. */
export const CALL_BACK_FORM = {
  fields: {
    name: contact.name,
    practice: contact.practice,
    phone: {
      ...phone,
      label: 'Phone number',
      message: 'Enter your phone number with area code, like (212) 555-0142.',
      optional: false,
    },
    email: contact.email,
    bestTime: {
      label: 'Best time to call (optional)',
      message: 'Shorten the best time to call to 80 characters.',
      title: 'Best time to call',
      length: [1, 80],
      optional: true,
      hint: 'For example: mornings, midday, or after 5:00 PM Central.',
      input: { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'send' },
    },
  },
  consents: {},
} as const satisfies Questions

type FieldName<Form extends Questions> = keyof Form['fields'] & string
export type ConsentName<Form extends Questions> = keyof Form['consents'] & string

export type Answers<Form extends Questions> = Record<FieldName<Form>, string>
export type Typed<Form extends Questions> = Answers<Form> & Record<ConsentName<Form>, boolean>

/** The questions of a form, in its order. */
export function fieldsOf<Form extends Questions>(form: Form): [name: FieldName<Form>, question: Question][] {
  return Object.entries(form.fields) as [FieldName<Form>, Question][]
}

/** The boxes of a form, in its order; those for texts only where texts can be sent. */
export function consentsOf<Form extends Questions>(
  form: Form,
  hasTexts: boolean,
): [name: ConsentName<Form>, consent: Consent][] {
  const all = Object.entries(form.consents) as [ConsentName<Form>, Consent][]
  return all.filter(([, { byText }]) => hasTexts || !byText)
}

/** Evidence of consent: the wording shown beside each checked box (TCPA, 47 CFR 64.1200; CAN-SPAM). */
export type ConsentRecord<Name extends string> = Record<Name, boolean> & {
  wording: Partial<Record<Name, string>>
}

/** Adds the wording of each checked box. */
export function recordConsents<Name extends string>(
  agreed: Record<Name, boolean>,
  wordingOf: (name: Name) => string,
): ConsentRecord<Name> {
  const wording: Partial<Record<Name, string>> = {}
  for (const name in agreed) if (agreed[name]) wording[name] = wordingOf(name)
  return { ...agreed, wording }
}

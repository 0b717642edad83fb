export type Kind = 'page' | 'post' | 'clinic' | 'specialty' | 'person' | 'review' | 'case-study'

/** Without the consent of whoever is shown, nothing of them is. */
const CONSENT = {
  'Who agreed to be shown, like Jane Doe, owner': 'consent.who',
  'How they agreed, like a signed form by email': 'consent.howGiven',
  'To what exactly': 'consent.note',
}

export interface StarterForm {
  /** Path of the entry's file; `*` is its name, made from the first answer. */
  file: string
  /** Address of the entry's page, with `*` for its name; of a person, that of all people. */
  address: string
  /** The questions, and the field that each answer fills; `body` is the text below the fields. */
  asked: Readonly<Record<string, string>>
  /** Kinds of sections to choose from. Those that aren't chosen are taken out of the starter. */
  sections?: readonly string[]
}

/** The questions before a page, a post, a clinic, a specialty or a person is created. `starters/` has the rest of its text. */
export const STARTERS: Readonly<Record<Kind, StarterForm>> = {
  page: {
    file: 'pages/*.yaml',
    address: '/*',
    asked: { 'Address, like careers': '', 'Title, as search results show it': 'meta.title' },
    sections: ['text', 'list', 'steps', 'table', 'people', 'quotation', 'picture', 'questions', 'closing'],
  },
  post: {
    file: 'posts/*.md',
    address: '/blog/*',
    asked: { Title: 'title', 'In one or two sentences': 'description' },
  },
  clinic: {
    file: 'clinics/*.yaml',
    address: '/*',
    asked: {
      Name: 'name',
      'Short name, for window titles: no condition, no treatment': 'shortName',
      'Phone, like (865) 555-0129': 'phone.display',
      Street: 'address.street',
      City: 'address.city',
      'State, like TN': 'address.region',
      'ZIP code': 'address.postalCode',
      'When the phone is answered, like Monday to Friday, 9:00 AM–5:00 PM Eastern time': 'consultation.hours',
    },
  },
  specialty: {
    file: 'specialties/*.yaml',
    address: '/specialties/*',
    asked: {
      'Name, as menus say it, like “Sleep medicine”': 'name',
      'Whom it is for, like “sleep practices”': 'practices',
      'Headline: what they get, like “Sleep consultations”': 'headline.plain',
      'How the headline ends, like “with the price up front.”': 'headline.turn',
      'What you build for them and why it suits them, in one to three sentences': 'lead',
      'What they bring to the call, like “Bring your price list.”': 'closing',
    },
  },
  person: {
    file: 'people/*.yaml',
    address: '/about',
    asked: { Name: 'name', 'Role, like growth strategist': 'role', 'About them, in two sentences': 'about' },
  },
  review: {
    file: 'proof/reviews/*.md',
    address: '/why-choose-us',
    asked: {
      Name: 'name',
      'Role, like owner': 'role',
      Practice: 'practice',
      'Their words': 'body',
      'What was given for it, or that nothing was': 'payment',
      ...CONSENT,
    },
  },
  'case-study': {
    file: 'proof/case-studies/*.md',
    address: '/why-choose-us',
    asked: {
      Practice: 'practice',
      Specialty: 'specialty',
      'City and state': 'place',
      'Period, like January to March 2027': 'period',
      'The figure, like 31': 'figures.0.value',
      'What it counts': 'figures.0.label',
      'Where the figure comes from and who counted': 'source',
      'What happened, in a paragraph': 'body',
      ...CONSENT,
    },
  },
}

/** Returns the address of an entry's page, and null for an entry without one; undefined for a file that is no entry. */
export function entryAddress(file: string): string | null | undefined {
  for (const { file: pattern, address } of Object.values(STARTERS)) {
    const [before = '', after = ''] = pattern.split('*')
    const name = file.slice(before.length, -after.length)
    if (file !== before + name + after || name.includes('/')) continue
    return address.includes('*') ? address.replace('*', name) : null
  }
  return undefined
}

export type Kind = 'post' | 'clinic' | 'specialty' | 'person'

export interface StarterForm {
  /** Path of the entry's file; `*` is its name, made from the first answer. */
  file: string
  /** Address of the entry's page. */
  address: string
  /** The questions, and the field that each answer fills. */
  asked: Readonly<Record<string, string>>
}

/** The questions before a post, a clinic, a specialty or a person is created. `starters/` has the rest of its text. */
export const STARTERS: Readonly<Record<Kind, StarterForm>> = {
  post: {
    file: 'posts/*.md',
    address: '/blog/*',
    asked: { Title: 'title', 'In one or two sentences': 'description', Category: 'category' },
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
    asked: { 'Name, as menus say it': 'name' },
  },
  person: {
    file: 'people/*.yaml',
    address: '/about',
    asked: { Name: 'name', 'Role, like growth strategist': 'role', 'About them, in two sentences': 'about' },
  },
}

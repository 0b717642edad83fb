import type { Path } from './edits.ts'

export type Kind = 'post' | 'clinic' | 'specialty' | 'person'

export interface StarterField {
  label: string
  path: Path
  hint?: string
  /** Suggested values. */
  options?: readonly string[]
}

export interface StarterForm {
  title: string
  folder: string
  ending: 'yaml' | 'md'
  /** Where the entry is shown; `*` is its file's name. */
  address: string
  /** The first names the file. */
  fields: readonly StarterField[]
}

/** What is asked before a post, a clinic, a specialty or a person begins. The rest is in `starters/`, to be written over. */
export const STARTERS: Readonly<Record<Kind, StarterForm>> = {
  post: {
    title: 'Post',
    folder: 'posts',
    ending: 'md',
    address: '/blog/*',
    fields: [
      { label: 'Title', path: ['title'], hint: '20 to 90 characters' },
      { label: 'In one or two sentences', path: ['description'], hint: '70 to 220 characters' },
      { label: 'Category', path: ['category'] },
    ],
  },
  clinic: {
    title: 'Clinic',
    folder: 'clinics',
    ending: 'yaml',
    address: '/*',
    fields: [
      { label: 'Name', path: ['name'] },
      { label: 'Short name, for window titles', path: ['shortName'], hint: 'No condition, no treatment' },
      { label: 'Phone', path: ['phone', 'display'], hint: 'Like (865) 555-0129' },
      { label: 'Street', path: ['address', 'street'] },
      { label: 'City', path: ['address', 'city'] },
      { label: 'State', path: ['address', 'region'], hint: 'Two letters, like TN' },
      { label: 'ZIP code', path: ['address', 'postalCode'] },
      {
        label: 'When the phone is answered',
        path: ['consultation', 'hours'],
        hint: 'Like Monday to Friday, 9:00 AM–5:00 PM Eastern time',
      },
    ],
  },
  specialty: {
    title: 'Specialty',
    folder: 'specialties',
    ending: 'yaml',
    address: '/*',
    fields: [{ label: 'Name', path: ['name'], hint: 'As menus say it' }],
  },
  person: {
    title: 'Person',
    folder: 'people',
    ending: 'yaml',
    address: '/about',
    fields: [
      { label: 'Name', path: ['name'] },
      { label: 'Role', path: ['role'], hint: 'As it reads after the name and a comma: growth strategist' },
      { label: 'About them', path: ['about'], hint: 'Two sentences' },
    ],
  },
}

import { ContentError, shownFile } from '../../content/checks/content-error.ts'
import { type Specialty, specialties } from '../../content/specialties/specialties.data.ts'
import { home } from './content.data.ts'

export type Story = NonNullable<Specialty['story']>

const own = specialties.find(({ slug }) => slug === home.specialty)

/**
 * Returns the patient whom the page follows: of the specialty that is asked for, if it has one, otherwise of the page's own.
 * @throws {ContentError} if the page's own specialty has none
 */
export function storyFor(asked: string | null): { specialty: Specialty; story: Story } {
  const specialty = specialties.find(({ slug, story }) => slug === asked && story) ?? own
  if (!specialty?.story)
    throw ContentError.at(
      shownFile('pages/home.yaml'),
      'specialty',
      `is "${home.specialty}", but no file of content/specialties with this name has a "story"`,
    )
  return { specialty, story: specialty.story }
}

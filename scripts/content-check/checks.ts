import { ContentError } from '../../app/content/checks/content-error.ts'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { callRules, checkedHosts } from '../../server/config/check-calendar.ts'
import { checkFilm } from '../films.ts'
import { checkPhoto } from '../photos.ts'
import { checkLetters } from './letters.ts'
import type { Load } from './load.ts'

/** Returns the checks that no data module can make while it reads its own file. Each throws a `ContentError`. */
export async function checksOf(load: Load): Promise<(() => unknown)[]> {
  const { site } = await load('app/content/site/site.data.ts')
  const { clinics } = await load('app/content/patients/clinics.data.ts')
  const { letters } = await load('app/content/letters.data.ts')
  const { assessmentProblems } = await load('app/content/patients/assessment-checks.ts')
  const { bookingConfirmation } = await load('app/routes/booking-confirmation/content.data.ts')
  return [
    () => callRules(site),
    () => checkedHosts(site),
    () => checkLetters(letters),
    ...site.people.map(({ id, photo }) => {
      const file = `content/people/${id}.yaml`
      return () => checkPhoto(contentFolder, photo, file)
    }),
    ...clinics.flatMap(({ slug, photo, presentation, assessment }) => {
      const file = `content/clinics/${slug}.yaml`
      return [
        () => checkPhoto(contentFolder, photo, file),
        () => checkFilm(contentFolder, presentation?.film, { file, field: ['presentation', 'film'] }),
        () => {
          const problems = assessmentProblems(assessment)
          if (problems.length > 0) throw new ContentError(file, problems)
        },
      ]
    }),
    () =>
      checkFilm(contentFolder, bookingConfirmation.film, {
        file: 'content/pages/booking-confirmation.yaml',
        field: ['film'],
      }),
  ]
}

import { ContentError } from '../../app/content/checks/content-error.ts'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { callRules, checkedHosts } from '../../server/config/check-calendar.ts'
import { checkFilm } from '../films.ts'
import { checkPhoto } from '../photos.ts'
import { checkLetters } from './letters.ts'

/** Loads a module of the project, e.g. `app/content/site/site.data.ts`. */
export type Load = <Module>(file: string) => Promise<Module>

/** Returns the checks that no data module can make while it reads its own file. Each throws a `ContentError`. */
export async function checksOf(load: Load): Promise<(() => unknown)[]> {
  const { site } = await load<typeof import('../../app/content/site/site.data.ts')>(
    'app/content/site/site.data.ts',
  )
  const { clinics } = await load<typeof import('../../app/content/patients/clinics.data.ts')>(
    'app/content/patients/clinics.data.ts',
  )
  const { letters } = await load<typeof import('../../app/content/letters.data.ts')>(
    'app/content/letters.data.ts',
  )
  const { assessmentProblems } = await load<typeof import('../../app/content/patients/assessment-checks.ts')>(
    'app/content/patients/assessment-checks.ts',
  )
  const { bookingConfirmation } = await load<
    typeof import('../../app/routes/booking-confirmation/content.data.ts')
  >('app/routes/booking-confirmation/content.data.ts')
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

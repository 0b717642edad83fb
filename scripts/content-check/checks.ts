import { ContentError } from '../../app/content/checks/content-error.ts'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { callRules, checkedHosts } from '../../server/config/check-calendar.ts'
import { checkFilm } from '../films.ts'
import { checkPhoto } from '../photos.ts'
import { checkLetters } from './letters.ts'

/** Loads a module of the project, e.g. `app/content/site/site.data.ts`. */
export type Load = <Module>(file: string) => Promise<Module>

/** Checks that no data module can make while it reads its own file. Each throws a `ContentError`. */
export const checks: readonly ((load: Load) => unknown)[] = [
  async (load) => callRules(await siteOf(load)),
  async (load) => checkedHosts(await siteOf(load)),
  async (load) => {
    const { letters } = await load<typeof import('../../app/content/letters.data.ts')>(
      'app/content/letters.data.ts',
    )
    checkLetters(letters)
  },
  async (load) => {
    for (const { id, photo } of (await siteOf(load)).people)
      await checkPhoto(contentFolder, photo, `content/people/${id}.yaml`)
  },
  async (load) => {
    for (const { slug, photo } of await clinicsOf(load))
      await checkPhoto(contentFolder, photo, `content/clinics/${slug}.yaml`)
  },
  async (load) => {
    for (const { slug, presentation } of await clinicsOf(load))
      await checkFilm(contentFolder, presentation?.film, {
        file: `content/clinics/${slug}.yaml`,
        field: ['presentation', 'film'],
      })
  },
  async (load) => {
    const { assessmentProblems } = await load<
      typeof import('../../app/content/patients/assessment-checks.ts')
    >('app/content/patients/assessment-checks.ts')
    for (const { slug, assessment } of await clinicsOf(load)) {
      const problems = assessmentProblems(assessment)
      if (problems.length > 0) throw new ContentError(`content/clinics/${slug}.yaml`, problems)
    }
  },
  async (load) => {
    const file = 'content/pages/booking-confirmation.yaml'
    const { bookingConfirmation } = await load<
      typeof import('../../app/routes/booking-confirmation/content.data.ts')
    >('app/routes/booking-confirmation/content.data.ts')
    await checkFilm(contentFolder, bookingConfirmation.film, { file, field: ['film'] })
  },
]

async function siteOf(load: Load) {
  const { site } = await load<typeof import('../../app/content/site/site.data.ts')>(
    'app/content/site/site.data.ts',
  )
  return site
}

async function clinicsOf(load: Load) {
  const { clinics } = await load<typeof import('../../app/content/patients/clinics.data.ts')>(
    'app/content/patients/clinics.data.ts',
  )
  return clinics
}

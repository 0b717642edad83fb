import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError, type ContentProblem, shown } from '../../app/content/checks/content-error.ts'
import { lintCopy } from '../../app/content/checks/copy-rules.ts'
import type { LegalPath } from '../../app/content/legal/legal.schema.ts'
import { assessmentProblems } from '../../app/content/patients/assessment-checks.ts'
import { outcomeWords } from '../../app/content/patients/assessment-words.ts'
import type { Clinic } from '../../app/content/patients/clinic.schema.ts'
import { ownerFacts } from '../../app/content/site/owner-facts.ts'
import type { Site } from '../../app/content/site/site.schema.ts'
import { redirectFaults } from '../../app/seo/redirect-faults.ts'
import type { Redirect } from '../../app/seo/redirects.ts'
import { checkCalendar } from '../../server/config/check-calendar.ts'
import { checkFilm } from '../films.ts'
import { checkPhotos, photoProblems } from '../photos.ts'

/** Loads source modules as the build does, `?raw` imports and `import.meta.glob` included. */
export interface Sources {
  load<Module>(file: string): Promise<Module>
}

/** A check beyond loading a file. Throws when something is wrong, which is in `file` unless the error names another. */
export interface Check {
  file: string
  run: (sources: Sources, root: string) => unknown
}

/** Returns the checks of files that are parsed only when a page is rendered, and of what no single file can know. */
export function checks(root: string): Check[] {
  const list = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => file.split(path.sep).join('/'))
  return [
    { file: 'site.config.ts', run: async (sources) => checkOfficeCalendar(await siteOf(sources)) },
    { file: 'site.config.ts', run: async (sources) => checkPhotos(root, (await siteOf(sources)).people) },
    { file: 'app/content/promises/promises.ts', run: checkFigures },
    { file: 'booking/book/labels.ts', run: checkLabels },
    {
      file: 'app/content/clinics',
      run: (sources) => checkClinicSlugs(sources, list('app/content/clinics/*.ts')),
    },
    {
      file: 'app/routes/booking-confirmation/content.ts',
      run: (sources) => checkConfirmationFilm(sources, root, 'app/routes/booking-confirmation/content.ts'),
    },
    ...list('app/content/clinics/*.ts').map((file) => ({
      file,
      run: (sources: Sources) => checkClinic(sources, root, file),
    })),
    { file: 'app/seo/redirects.ts', run: checkRedirects },
    ...list('app/content/blog/posts/*.md')
      .filter((file) => !file.endsWith('/README.md'))
      .map((file) => ({ file, run: (sources: Sources) => checkPost(sources, root, file) })),
    ...(['/privacy-policy', '/terms-of-service', '/cookie-policy'] as const).map((page) => ({
      file: `app/content/legal${page}.md`,
      run: (sources: Sources) => checkLegalText(sources, page),
    })),
    { file: 'app/routes/accessibility/content.md', run: checkStatement },
  ]
}

function checkOfficeCalendar({ strategyCall }: Site) {
  const { title: _title, videoLink: _videoLink, ...rules } = strategyCall
  checkCalendar(rules, 'site.config.ts', 'strategyCall')
}

async function checkClinic(sources: Sources, root: string, file: string) {
  const [clinic] = Object.values(await sources.load<Record<string, Clinic>>(file))
  if (!clinic) return
  await checkFilm(root, clinic.presentation.film, { file, field: 'presentation.film' })
  outcomeWords(clinic.name, clinic.phone.display)
  const problems = [
    ...(await photoProblems(root, 'photo', clinic.photo)),
    ...assessmentProblems(clinic.assessment),
  ]
  if (problems.length > 0) throw new ContentError(file, problems)
}

async function checkConfirmationFilm(sources: Sources, root: string, file: string) {
  const { bookingConfirmation } =
    await sources.load<typeof import('../../app/routes/booking-confirmation/content.ts')>(file)
  await checkFilm(root, bookingConfirmation.film, { file, field: 'film' })
}

async function siteOf(sources: Sources): Promise<Site> {
  return (await sources.load<{ default: Site }>('site.config.ts')).default
}

async function checkPost(sources: Sources, root: string, file: string) {
  const { readPost } = await sources.load<typeof import('../../app/content/blog/read-post.ts')>(
    'app/content/blog/read-post.ts',
  )
  readPost(file, readFileSync(path.join(root, file), 'utf8'))
}

async function checkLegalText(sources: Sources, page: LegalPath) {
  const { legalText } = await sources.load<typeof import('../../app/content/legal/legal.ts')>(
    'app/content/legal/legal.ts',
  )
  legalText(page, ownerFacts(await siteOf(sources)))
}

async function checkStatement(sources: Sources) {
  const { accessibilityStatement } = await sources.load<
    typeof import('../../app/routes/accessibility/content.ts')
  >('app/routes/accessibility/content.ts')
  accessibilityStatement(ownerFacts(await siteOf(sources)))
}

/** Anchors such as `/#faq` are checked once the pages are rendered, by `assertRedirects`. */
async function checkRedirects(sources: Sources) {
  const { redirects } = await sources.load<{ redirects: Redirect[] }>('app/seo/redirects.ts')
  const { routes } = await sources.load<typeof import('../../app/routes.ts')>('app/routes.ts')
  const { siteFileAddresses } = await sources.load<typeof import('../../app/seo/site-files/site-files.ts')>(
    'app/seo/site-files/site-files.ts',
  )
  const known = new Set([...routes.keys(), ...siteFileAddresses])
  const faults = redirectFaults(redirects, { has: (address) => known.has(address), hasPlace: () => true })
  if (faults.length > 0)
    throw new ContentError(
      'app/seo/redirects.ts',
      faults.map((reason) => ({ field: '', reason })),
    )
}

/** A clinic's slug is its address, which no other clinic and no page may have. */
async function checkClinicSlugs(sources: Sources, files: string[]) {
  const { table } = await sources.load<typeof import('../../app/routes.ts')>('app/routes.ts')
  for (const file of files) {
    const [clinic] = Object.values(await sources.load<Record<string, Clinic>>(file))
    if (table.filter(([address]) => address === `/${clinic?.slug}`).length < 2) continue
    throw ContentError.at(
      file,
      'slug',
      `is "${clinic?.slug}", the address of another clinic or page; choose another`,
    )
  }
}

/** Figures are positive, spans run from less to more, and no text is empty. */
async function checkFigures(sources: Sources) {
  const file = 'app/content/promises/promises.ts'
  const problems: ContentProblem[] = []
  const refuse = (field: string, value: unknown, allowed: string) =>
    problems.push({ field, reason: `found ${shown(value)}; it must be ${allowed}` })
  walk(await sources.load<object>(file), '', (field, value, parent) => {
    if (typeof value === 'number' && !(value >= 0)) refuse(field, value, '0 or more')
    if (value === '' || value === undefined) refuse(field, value, 'a text or a number')
    const { from, to } = parent as { from?: unknown; to?: unknown }
    if (value === to && typeof from === 'number' && typeof to === 'number' && to < from)
      refuse(field, to, `at least ${from}, where the span begins`)
  })
  if (problems.length > 0) throw new ContentError(file, problems)
}

async function checkLabels(sources: Sources) {
  const file = 'booking/book/labels.ts'
  const problems: ContentProblem[] = []
  walk(await sources.load<object>(file), '', (field, value) => {
    if (typeof value === 'function') return
    const fault = typeof value === 'string' && value ? lintCopy(value) : 'must be text'
    if (fault) problems.push({ field, reason: `found ${shown(value)}; it ${fault}` })
  })
  if (problems.length > 0) throw new ContentError(file, problems)
}

function walk(
  parent: object,
  at: string,
  visit: (field: string, value: unknown, parent: object) => void,
): void {
  for (const [key, value] of Object.entries(parent)) {
    const field = at ? `${at}.${key}` : key
    if (typeof value === 'object' && value !== null) walk(value, field, visit)
    else visit(field, value, parent)
  }
}

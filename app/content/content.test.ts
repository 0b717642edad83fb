import { describe, expect, it } from 'vitest'
import site from '../../site.config.ts'
import { about } from '../routes/about/content.ts'
import { accessibilityStatement } from '../routes/accessibility/content.ts'
import { automatedFollowUps } from '../routes/automated-follow-ups/content.ts'
import { book } from '../routes/book/content.ts'
import { bookingConfirmation } from '../routes/booking-confirmation/content.ts'
import { contact } from '../routes/contact/content.ts'
import { funnelCreation } from '../routes/funnel-creation/content.ts'
import { googleBusiness } from '../routes/google-business/content.ts'
import { home } from '../routes/home/content.ts'
import { howWeWork } from '../routes/how-we-work/content.ts'
import { marketingAudit } from '../routes/marketing-audit/content.ts'
import { notFound } from '../routes/not-found/content.ts'
import { paidTraffic } from '../routes/paid-traffic/content.ts'
import { machine } from '../routes/patient-acquisition-machine/content.ts'
import { resources } from '../routes/resources/content.ts'
import { roiCalculator } from '../routes/roi-calculator/content.ts'
import { sampleAd } from '../routes/sample-ad-and-landing-page/content.ts'
import { sampleAgreement } from '../routes/sample-agreement/content.ts'
import { definitionSheet } from '../routes/sample-definition-sheet/content.ts'
import { reportTotals, sampleReport } from '../routes/sample-monthly-report/content.ts'
import { seo } from '../routes/seo/content.ts'
import { webhookTest } from '../routes/webhook-test/content.ts'
import { whatsIncluded } from '../routes/whats-included/content.ts'
import { whyChooseUs } from '../routes/why-choose-us/content.ts'
import { agreement } from './agreement.ts'
import { companyPaths } from './company-paths.ts'
import { crash } from './error.ts'
import { legalPaths, legalSections } from './legal.schema.ts'
import { legalText } from './legal.ts'
import { frame } from './navigation.ts'
import { ownerFacts } from './owner-facts.ts'
import { download, playbook, thanks } from './playbook.ts'
import { posts } from './posts.ts'
import { guarantees, phases } from './promises.ts'
import { samplePaths } from './sample-paths.ts'
import { samples } from './samples.ts'
import { servicePaths } from './service-paths.ts'
import { specialtyLabels, specialtyPages } from './specialty-pages.ts'
import { specialtyPaths } from './specialty-paths.ts'
import { toolPaths } from './tool-paths.ts'

const services = [paidTraffic, funnelCreation, seo, googleBusiness, automatedFollowUps, machine]

const sampleScreens = [sampleAgreement, sampleReport, sampleAd, definitionSheet]

const everything = {
  services,
  home,
  roiCalculator,
  resources,
  about,
  marketingAudit,
  howWeWork,
  whyChooseUs,
  contact,
  whatsIncluded,
  frame,
  book,
  bookingConfirmation,
  notFound,
  crash,
  webhookTest,
  playbook,
  download,
  thanks,
  specialtyPages,
  specialtyLabels,
  samples,
  agreement,
  sampleScreens,
}
const addresses = new Set([
  '/',
  '/roi-calculator',
  ...companyPaths,
  ...samplePaths,
  ...toolPaths,
  '/growth_playbook',
  '/marketing-audit',
  '/book',
  '/blog',
  ...servicePaths,
  ...specialtyPaths,
  ...samplePaths,
  ...legalPaths,
  '/accessibility',
  ...posts.map(({ slug }) => `/blog/${slug}`),
])

/** Anchors on pages that other pages link to. */
const anchors = new Set([
  '/#faq',
  '/#case-studies',
  '/seo#costs',
  '/whats-included#price',
  '/whats-included#stake',
  '/automated-follow-ups#sequence',
  ...legalPaths.flatMap((path) => legalSections[path].map((id) => `${path}#${id}`)),
  '/resources#outline',
  ...[resources.tools, resources.guides, resources.articles, resources.samples, resources.specialties].map(
    ({ id }) => `/resources#${id}`,
  ),
])

const owner = ownerFacts(site)
const legal = legalPaths.map((path) => legalText(path, owner))

function links(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(links)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /href$/i.test(key) ? [inner] : links(inner),
  )
}

describe('links in the words', () => {
  it.each([...new Set(links(everything))])('%s leads somewhere', (target) => {
    const [path] = target.split('#')
    expect(addresses).toContain(path)
    if (target.includes('#')) expect(anchors).toContain(target)
  })
})

describe('pages', () => {
  it('share no title and no description', () => {
    const all = [
      home.meta,
      roiCalculator.meta,
      resources.meta,
      about.meta,
      marketingAudit.meta,
      howWeWork.meta,
      whyChooseUs.meta,
      whatsIncluded.meta,
      ...services.map(({ meta }) => meta),
      ...specialtyPages.map(({ meta }) => meta),
      ...sampleScreens.map(({ meta }) => meta),
      contact.meta,
      book.meta,
      bookingConfirmation.meta,
      notFound.meta,
      crash.meta,
      playbook.meta,
      download.meta,
      thanks.meta,
      ...legal,
      accessibilityStatement({ ...owner, email: 'e@example.com' }),
    ]
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
  })
})

describe('the worked examples', () => {
  const returns = home.caseStudies.examples.map(({ assumptions: a }) => {
    // Whole people, as on the page.
    const kept = Math.floor(Math.floor(a.adSpendPerMonthDollars / a.costPerConsultationDollars) * a.showRate)
    const patients = Math.floor(kept * a.acceptRate)
    return (patients * a.revenuePerPatientDollars) / (a.adSpendPerMonthDollars + a.feePerMonthDollars)
  })

  it('stay modest, and one month loses money, as its words say', () => {
    expect(Math.max(...returns)).toBeLessThan(3)
    expect(returns.filter((value) => value < 1)).toHaveLength(1)
  })
})

describe('the samples', () => {
  it('have a headline that says so and is the title', () => {
    for (const { headline, meta } of sampleScreens) {
      expect(headline.plain).toMatch(/^Sample /)
      expect(`${headline.plain} ${headline.turn}`).toBe(meta.title)
    }
  })

  it('chart as many consultations as the month has, and meet the guarantee', () => {
    expect(reportTotals.charted).toBe(reportTotals.qualified)
    expect(reportTotals.qualified).toBeGreaterThanOrEqual(guarantees.paidTraffic.consultations)
  })
})

describe('figures', () => {
  it('of the guarantee stand in the first figure and in its terms', () => {
    expect(home.figures[0]?.value).toBe(String(guarantees.paidTraffic.consultations))
    const wording = legalText('/terms-of-service', owner).sections.find(({ id }) => id === 'guarantee')
    expect(wording?.html).toContain(`${guarantees.paidTraffic.withinDays} days`)
  })

  it('of the stages follow the phases', () => {
    expect(home.methodology.stages.map(({ weeks }) => weeks)).toEqual(phases.map(({ label }) => label))
  })

  it('never state the show rate without saying that it is a target', () => {
    const said = JSON.stringify(everything).match(/"when":"85%\+","what":"[^"]*"/g) ?? []
    expect(said.length).toBeGreaterThan(0)
    for (const sentence of said) expect(sentence).toContain('target')
  })
})

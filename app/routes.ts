import { postAddress } from './content/blog/post-address.ts'
import { posts } from './content/blog/posts.data.ts'
import { ContentError } from './content/checks/content-error.ts'
import { ownPages } from './content/own-pages.data.ts'
import { clinicAddresses } from './content/patients/find-clinic.ts'
import { specialties } from './content/specialties/specialties.data.ts'
import type { Loaded, PageModule } from './page-module.ts'
import * as about from './routes/about/page.tsx'
import * as advertorial from './routes/advertorial/page.tsx'
import * as area from './routes/area/page.tsx'
import * as automatedFollowUps from './routes/automated-follow-ups/page.tsx'
import * as blog from './routes/blog/page.tsx'
import * as blogArticle from './routes/blog-article/page.tsx'
import * as book from './routes/book/page.tsx'
import * as bookingConfirmation from './routes/booking-confirmation/page.tsx'
import * as contact from './routes/contact/page.tsx'
import * as failed from './routes/failed/page.tsx'
import * as funnelCreation from './routes/funnel-creation/page.tsx'
import * as googleBusiness from './routes/google-business/page.tsx'
import * as growthPlaybook from './routes/growth-playbook/page.tsx'
import * as growthPlaybookDownload from './routes/growth-playbook-download/page.tsx'
import * as home from './routes/home/page.tsx'
import * as howWeWork from './routes/how-we-work/page.tsx'
import * as legal from './routes/legal/page.tsx'
import * as marketingAudit from './routes/marketing-audit/page.tsx'
import * as notFound from './routes/not-found/page.tsx'
import * as ownPage from './routes/own-page/page.tsx'
import * as paidTraffic from './routes/paid-traffic/page.tsx'
import * as patientAcquisitionMachine from './routes/patient-acquisition-machine/page.tsx'
import * as resources from './routes/resources/page.tsx'
import * as roiCalculator from './routes/roi-calculator/page.tsx'
import * as sampleAdAndLandingPage from './routes/sample-ad-and-landing-page/page.tsx'
import * as sampleAgreement from './routes/sample-agreement/page.tsx'
import * as sampleCallSummary from './routes/sample-call-summary/page.tsx'
import * as sampleDefinitionSheet from './routes/sample-definition-sheet/page.tsx'
import * as sampleMonthlyReport from './routes/sample-monthly-report/page.tsx'
import * as search from './routes/search/page.tsx'
import * as seo from './routes/seo/page.tsx'
import * as specialty from './routes/specialty/page.tsx'
import * as thankYou from './routes/thank-you/page.tsx'
import * as unavailable from './routes/unavailable/page.tsx'
import * as webhookTest from './routes/webhook-test/page.tsx'
import * as whatsIncluded from './routes/whats-included/page.tsx'
import * as whyChooseUs from './routes/why-choose-us/page.tsx'

type Route = [address: string, page: PageModule]

/** A row of the table. A page that asks for data that its module doesn't load is a type error here. */
const route = <Module extends PageModule>(address: string, page: Module & Loaded<Module>): Route => [
  address,
  page,
]

/** Every address and its page. */
const table: readonly Route[] = [
  route('/', home),
  route('/paid-traffic', paidTraffic),
  route('/funnel-creation', funnelCreation),
  route('/seo', seo),
  route('/google-business', googleBusiness),
  route('/automated-follow-ups', automatedFollowUps),
  route('/about', about),
  route('/why-choose-us', whyChooseUs),
  route('/how-we-work', howWeWork),
  route('/whats-included', whatsIncluded),
  route('/contact', contact),
  route('/resources', resources),
  route('/roi-calculator', roiCalculator),
  route('/marketing-audit', marketingAudit),
  route('/area', area),
  route('/samples/agreement', sampleAgreement),
  route('/samples/monthly-report', sampleMonthlyReport),
  route('/samples/ad-and-landing-page', sampleAdAndLandingPage),
  route('/samples/definition-sheet', sampleDefinitionSheet),
  route('/samples/call-summary', sampleCallSummary),
  route('/privacy-policy', legal),
  route('/terms-of-service', legal),
  route('/cookie-policy', legal),
  route('/accessibility', legal),
  route('/patient-acquisition-machine', patientAcquisitionMachine),
  route('/bookingconfirmation', bookingConfirmation),
  route('/blog', blog),
  ...posts.map(({ slug }) => route(postAddress(slug), blogArticle)),
  route('/book', book),
  ...clinicAddresses.map((address) => route(address, advertorial)),
  ...specialties.map(({ path }) => route(path, specialty)),
  route('/growth_playbook', growthPlaybook),
  route('/growth_playbook_s', growthPlaybookDownload),
  route('/thankyou_2025DEA', thankYou),
  route('/search', search),
  route('/webhook-test', webhookTest),
  ...ownPages.map(({ path }) => route(path, ownPage)),
]

export const routes: ReadonlyMap<string, PageModule> = new Map(table)

/** Returns the page at an address; undefined where there is none, or not yet, or not anymore. */
export function pageAt(path: string): PageModule | undefined {
  const page = routes.get(path)
  return page?.handle?.isShown?.(path) === false ? undefined : page
}

const twice = table.find(([address], index) => table.findIndex(([one]) => one === address) < index)
if (twice)
  throw ContentError.at(
    `content/${twice[1] === ownPage ? 'pages' : 'clinics'}${twice[0]}.yaml`,
    '',
    'has the address of another page; give the file another name',
  )

/** What is shown in place of a page, by status: no such page, the database is away, the page could not be rendered. */
export const messages = { 404: notFound, 503: unavailable, 500: failed } satisfies Record<
  number,
  PageModule<() => undefined>
>

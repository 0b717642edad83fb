import { PhaseBars } from '../../components/drawings/phase-bars.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, SourceLink, TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, LinkItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { frame } from '../../content/site/navigation.data.ts'
import {
  specialtyLabels as labels,
  type Specialty,
  specialties,
  specialtyLinks,
} from '../../content/specialties/specialties.data.ts'
import { StickyCallToAction } from '../../layout/sticky-call-to-action.tsx'
import type { PageProps } from '../../page-module.ts'
import { specialtyService } from '../../seo/structured-data.ts'
import { Claims, Glance, SheetSection, SpecialtyHero } from './claims.tsx'
import { MonthOfNumbers } from './month.tsx'
import style from './page.css?inline'
import { SamplePage } from './sample-page.tsx'

export const handle = { style }

function pageAt(address: string): Specialty {
  const page = specialties.find(({ path }) => path === address)
  if (!page) throw new Error(`content/specialties has no page for ${address}`)
  return page
}

export function meta({ path }: PageProps) {
  const { meta, lead, practices } = pageAt(path)
  const name = fillPlaceholders(labels.kicker, { practices })
  return { ...meta, structuredData: [specialtyService(path, { name, lead, practices })] }
}

export function Page({ path }: PageProps) {
  const page = pageAt(path)
  const { bookCall } = frame.actions
  return (
    <>
      <SpecialtyHero page={page} callToAction={bookCall} />
      <StickyCallToAction label={bookCall}>
        {page.sample ? <SamplePage sample={page.sample} /> : <Stages />}
        {page.questions && <Questions content={page.questions} />}
        {page.claims && <Claims content={page.claims} />}
        {page.platforms && <Platforms rows={page.platforms} />}
        {page.month && <MonthOfNumbers content={page.month} />}
        {page.facts && <Glance facts={page.facts} />}
      </StickyCallToAction>
      <SpecialtyClosing page={page} callToAction={bookCall} />
    </>
  )
}

/** What a practice of any specialty gets, on a page without a drawing of its own. */
const Stages = () => (
  <Section tone="leaf" labelledBy="stages" slim>
    <Headline id="stages" className="mb-4 text-major" text={labels.stages.headline} />
    <PhaseBars />
    <MoreLink link={labels.stages.link} className="mt-2 md:mt-4" />
  </Section>
)

/** What each platform refuses, and what runs in its place; each opens. */
function Platforms({ rows }: { rows: NonNullable<Specialty['platforms']> }) {
  const { headline, refuses, instead, note } = labels.platforms
  return (
    <SheetSection id="platforms" headline={headline} margin={note}>
      {rows.map(({ name, rule, alternative, source }) => (
        <details key={name} className="border-rule border-b first:border-t">
          <summary className="disclosure flex items-center justify-between gap-4 py-3">
            <h3 className="text-minor">{name}</h3>
          </summary>
          <dl className="grid gap-x-10 gap-y-2 pb-4 sm:grid-cols-2">
            <div>
              <dt className="text-label text-soft">{refuses}</dt>
              <dd>
                {rule} {source ? <SourceLink source={source} /> : null}
              </dd>
            </div>
            <div>
              <dt className="text-label text-soft">{instead}</dt>
              <dd>{alternative}</dd>
            </div>
          </dl>
        </details>
      ))}
    </SheetSection>
  )
}

/** What patients ask, numbered as on the sample page, with who answers it; each opens with the answer. */
function Questions({ content }: { content: NonNullable<Specialty['questions']> }) {
  return (
    <SheetSection id="questions" headline={content.headline}>
      <ol className="questions">
        {content.items.map(({ question, where, answer }, index) => (
          <li key={question}>
            <details open={index === 0}>
              <summary className="disclosure">
                <ItemNumber className="ringed-number" number={index + 1} />
                <h3 className="text-minor">
                  <NoBreak text={question} />
                </h3>
                <p className="question-where">{labels.where[where]}</p>
              </summary>
              <p>{answer}</p>
            </details>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}

/** Closing CTA with the guarantee's terms, and the other specialties. */
function SpecialtyClosing({ page, callToAction }: { page: Specialty; callToAction: string }) {
  const { guarantee } = labels
  return (
    <Section tone="night" labelledBy="closing">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <Headline id="closing" className="max-w-headline-short text-major" text={page.closing} />
        <div>
          <p className="opacity-90">
            {guarantee.text} <TextLink link={guarantee.link} />
          </p>
          <CallToAction className="mt-7">{callToAction}</CallToAction>
        </div>
      </div>
      <nav aria-label={labels.others} className="mt-14 border-t border-white/20 pt-6">
        <p className="text-label opacity-85">{labels.others}</p>
        <ul className="mt-2 flex flex-wrap gap-x-7 text-small">
          <LinkItems
            links={specialtyLinks.filter(({ href }) => href !== page.path)}
            className="link inline-flex min-h-9 items-center"
          />
        </ul>
      </nav>
    </Section>
  )
}

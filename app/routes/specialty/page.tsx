import { BookCall } from '../../components/book-call.tsx'
import { MyAdSection } from '../../components/my-ad/my-ad-section.tsx'
import { adOf } from '../../components/my-ad/own-ad.ts'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, LinkItems } from '../../components/ui/texts.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { frame } from '../../content/site/navigation.data.ts'
import {
  specialtyLabels as labels,
  type Specialty,
  specialties,
  specialtyLinks,
} from '../../content/specialties/specialties.data.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import type { PageProps } from '../../page-module.ts'
import { specialtyService } from '../../seo/structured-data.ts'
import { Claims, SheetSection, SpecialtyHero } from './claims.tsx'
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
      {adOf(page.slug).slug === page.slug ? <MyAdSection specialty={page.slug} /> : null}
      <StickyCta label={bookCall}>
        <SamplePage sample={page.sample} />
        <Questions content={page.questions} />
        <Claims content={page.claims} />
        <Platforms rows={page.platforms} />
        <MonthOfNumbers content={page.month} />
      </StickyCta>
      <SpecialtyClosing page={page} callToAction={bookCall} />
    </>
  )
}

/** What each platform refuses, and what runs in its place. */
function Platforms({ rows }: { rows: Specialty['platforms'] }) {
  const { headline, columns, note } = labels.platforms
  return (
    <SheetSection id="platforms" headline={headline} margin={<p className="max-sm:hidden">{note}</p>}>
      <CardTable
        className="mt-0 max-sm:leading-[1.4]"
        columns={columns}
        rows={rows.map(({ name, rule, alternative, source }) => [
          name,
          <>
            {rule}{' '}
            {source ? (
              <a className="link text-label" href={source.address} rel="noopener">
                {source.name}
              </a>
            ) : null}
          </>,
          alternative,
        ])}
      />
    </SheetSection>
  )
}

/** What patients ask, numbered, with who answers it and how. */
function Questions({ content }: { content: Specialty['questions'] }) {
  return (
    <SheetSection id="questions" headline={content.headline}>
      <ol className="questions">
        {content.items.map(({ question, where, answer }, index) => (
          <li key={question}>
            <ItemNumber className="ringed-number" number={index + 1} />
            <h3 className="text-minor">
              <NoBreak text={question} />
            </h3>
            <p className="question-where">{labels.where[where]}</p>
            <p className="text-soft">{answer}</p>
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
        <Headline id="closing" className="max-w-[11.8em] text-major" text={page.closing} />
        <div>
          <p className="opacity-90">
            {guarantee.text} <TextLink link={guarantee.link} />
          </p>
          <BookCall className="mt-7" label={callToAction} />
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

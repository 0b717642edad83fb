import { BookCall } from '../../components/book-call.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, LinkItems } from '../../components/ui/texts.tsx'
import {
  specialtyLabels as labels,
  type Specialty,
  specialtyLinks,
} from '../../content/specialties/specialties.data.ts'
import { SheetSection } from './claims.tsx'

/** What each platform refuses, and what runs in its place. */
export function Platforms({ rows }: { rows: Specialty['platforms'] }) {
  const { headline, columns, note } = labels.platforms
  return (
    <SheetSection id="platforms" headline={headline} margin={<p className="max-sm:hidden">{note}</p>}>
      <CardTable
        className="mt-0"
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
export function Questions({ content }: { content: Specialty['questions'] }) {
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
export function SpecialtyClosing({ page, callToAction }: { page: Specialty; callToAction: string }) {
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

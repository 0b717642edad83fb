import { ClosingCallToAction } from '../../components/closing-call-to-action.tsx'
import { Faq } from '../../components/faq.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { People } from '../../components/people/people.tsx'
import { Photo } from '../../components/photo.tsx'
import { Quote } from '../../components/proof/proof.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems, Paragraphs, Steps } from '../../components/ui/texts.tsx'
import { type OwnSection as Content, ownPages } from '../../content/own-pages.data.ts'
import { proof } from '../../content/proof/proof.data.ts'
import { site } from '../../content/site/site.data.ts'
import { isShown } from '../../content/site/today.ts'
import type { PageProps } from '../../page-module.ts'

export const handle = { isShown: (path: string) => isShown(ownPageAt(path)) }

function ownPageAt(address: string) {
  const page = ownPages.find(({ path }) => path === address)
  if (!page) throw new Error(`content/pages has no page for ${address}`)
  return page
}

export function meta({ path }: PageProps) {
  const { meta, noindex } = ownPageAt(path)
  return { ...meta, ...(noindex && { robots: 'noindex' }) }
}

/** A page that the owner has put together. A section's id is its kind, with a number from the second of a kind on. */
export function Page({ path }: PageProps) {
  const shown = ownPageAt(path).sections.filter(({ hidden }) => !hidden)
  return shown.map((section, index) => {
    const before = shown.slice(0, index).filter(({ kind }) => kind === section.kind).length
    const id = before > 0 ? `${section.kind}-${before + 1}` : section.kind
    return <OwnSection key={id} id={id} section={section} />
  })
}

/** A section of one of the kinds that an owner chooses from. */
function OwnSection({ id, section }: { id: string; section: Content }) {
  switch (section.kind) {
    case 'hero':
      return <PlainHero id={id} content={section} href={section.href} />
    case 'people': {
      const people = site.people.filter((person) => section.people?.includes(person.id) ?? true)
      return <People people={people} heading={section.headline} note={section.note} />
    }
    case 'questions':
      return <Faq id={id} content={section} />
    case 'closing':
      return <ClosingCallToAction content={section} />
  }
  const headline = `${id}-headline`
  const isTinted = section.kind === 'list' || section.kind === 'picture'
  return (
    <Section id={id} labelledBy={headline} tone={isTinted ? 'leaf' : 'paper'}>
      <Headline id={headline} className="max-w-headline text-major" text={section.headline} />
      <div className="mt-6 md:mt-8">
        <Body section={section} headline={headline} />
      </div>
    </Section>
  )
}

interface BodyProps {
  section: Exclude<Content, { kind: 'hero' | 'people' | 'questions' | 'closing' }>
  headline: string
}

/** What is below a section's headline. */
function Body({ section, headline }: BodyProps) {
  switch (section.kind) {
    case 'text':
      return <Paragraphs texts={section.paragraphs} className="mb-4 max-w-lead" />
    case 'list':
      return (
        <ul className="gap-x-16 sm:columns-2">
          <ListItems texts={section.items} className="check break-inside-avoid border-t border-rule py-3" />
        </ul>
      )
    case 'steps':
      return <Steps steps={section.items} />
    case 'table':
      return <CardTable labelledBy={headline} columns={section.columns} rows={section.rows} />
    case 'quotation': {
      const review = proof.reviews.find(({ slug }) => slug === section.review)
      return review && <Quote review={review} />
    }
    case 'picture':
      return (
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
          <p className="max-w-lead">{section.text}</p>
          {section.photo && (
            <Photo {...section.photo} alt={section.shows} sizes="(min-width: 64rem) 34rem, 100vw" />
          )}
        </div>
      )
  }
}

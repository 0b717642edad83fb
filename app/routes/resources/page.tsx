import { CallToActionSection } from '../../components/call-to-action-section.tsx'
import { BookCover } from '../../components/drawings/book-cover.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { SampleThumbnails } from '../../components/samples/sample-links.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { LinkItems, ListItems } from '../../components/ui/texts.tsx'
import { postAddress } from '../../content/blog/post-address.ts'
import { shownPosts } from '../../content/blog/shown-posts.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { specialtyLinks } from '../../content/specialties/specialties.data.ts'
import { type ResourceItem, resources } from './content.data.ts'
import style from './page.css?inline'
import { ToolDrawing } from './tool-drawings.tsx'

export const handle = { style }

export const meta = () => resources.meta

export function Page() {
  return (
    <>
      <div className="page-container pt-6 pb-8 md:pt-12 md:pb-10">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <PageHeading content={resources} className="max-w-headline text-major md:text-display" />
          </div>
          <div className="max-w-lead">
            <p className="text-lead text-soft">{resources.lead}</p>
            <p className="mt-4 text-small text-soft">{resources.terms}</p>
          </div>
        </div>
      </div>
      <Tools />
      <Reading />
      <Samples />
      <GuideOutline />
      <Specialties />
      <CallToActionSection {...resources.next} />
    </>
  )
}

interface GroupProps {
  id: string
  content: { headline: string; note?: string | undefined }
  size?: string
  children: React.ReactNode
}

const resourceLink =
  'inline-block font-serif text-minor text-evergreen underline underline-offset-4 hover:decoration-2'

/** A group with its anchor and headline. */
const Group = ({ id, content, size = 'text-heading leading-tight', children }: GroupProps) => (
  <section id={id} aria-labelledby={`${id}-name`}>
    <Headline id={`${id}-name`} className={size} text={content.headline} />
    {content.note ? <p className="mt-2 text-small text-soft">{content.note}</p> : null}
    {children}
  </section>
)

/** What an item is, for whom, and how long it takes. */
const Item = ({ item: { title, href, what, forWhom, takes } }: { item: ResourceItem }) => (
  <>
    <h3>
      <a className={resourceLink} href={href}>
        {title}
      </a>
    </h3>
    <p className="mt-2 text-small text-soft">{what}</p>
    <p className="mt-3 text-small">{forWhom}</p>
    <p className="mt-1 text-fine text-soft tabular">{takes}</p>
  </>
)

/** The tools beside each other. */
const Tools = () => (
  <Section reveal={false} className="!pt-0">
    <Group id="tools" content={resources.tools} size="text-major">
      <ul className="mt-7 grid gap-8 sm:grid-cols-3 sm:gap-6 lg:gap-10">
        {resources.tools.items.map((item) => (
          <li key={item.href}>
            <ToolDrawing href={item.href} />
            <Item item={item} />
          </li>
        ))}
      </ul>
    </Group>
  </Section>
)

/** What there is to read: the guides, and beside them the articles. */
function Reading() {
  const { guides, articles } = resources
  return (
    <Section tone="leaf">
      <div className="grid gap-x-10 gap-y-14 sm:grid-cols-[5fr_6fr] lg:gap-x-24">
        <Group id="guides" content={guides}>
          <ul className="mt-6 space-y-10">
            {guides.items.map((item, index) => (
              <li key={item.href}>
                {index === 0 ? (
                  <div className="mb-7 w-40 lg:w-48">
                    <BookCover />
                  </div>
                ) : null}
                <Item item={item} />
              </li>
            ))}
          </ul>
        </Group>
        <Group id="articles" content={articles}>
          <ul className="mt-5 border-t border-ink">
            {shownPosts().map(({ slug, title, category, readTime }) => (
              <li key={slug} className="border-b border-rule py-4">
                <a className={resourceLink} href={postAddress(slug)}>
                  {title}
                </a>
                <p className="mt-1.5 text-fine text-soft tabular">
                  {[articles.forWhom[category], readTime].filter(Boolean).join(', ')}
                </p>
              </li>
            ))}
          </ul>
          <MoreLink link={articles.all} className="mt-5 text-small" />
        </Group>
      </div>
    </Section>
  )
}

/** The sample documents as small pages. */
const Samples = () => (
  <Section>
    <Group id="samples" content={resources.samples} size="text-major">
      <div className="mt-8">
        <SampleThumbnails />
      </div>
    </Group>
  </Section>
)

/** The specialties, which need only their names. */
const Specialties = () => (
  <Section>
    <Group id="specialties" content={resources.specialties}>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        <LinkItems links={specialtyLinks} className="link inline-flex min-h-11 items-center" />
      </ul>
    </Group>
  </Section>
)

/** Outline of a patient guide: each chapter with its pages. */
function GuideOutline() {
  const { outline: content } = resources
  const pagesBefore = (index: number) =>
    content.chapters.slice(0, index).reduce((sum, { pages }) => sum + pages, content.pagesBefore)
  return (
    <Section id="outline" tone="leaf" labelledBy="outline-headline">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div>
          <Headline id="outline-headline" className="max-w-headline text-major" text={content.headline} />
          <p className="mt-3 max-w-lead text-lead opacity-90 md:mt-5">{content.lead}</p>
          <ul className="mt-6">
            <ListItems texts={content.rules} className="check py-1.5" />
          </ul>
        </div>
        <ol className="border-b border-rule">
          {content.chapters.map(({ title, rule }, index) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-3 border-t border-rule py-5 sm:grid-cols-[9rem_1fr]"
            >
              <p className="text-soft tabular">
                {fillPlaceholders(content.pages, {
                  first: pagesBefore(index) + 1,
                  last: pagesBefore(index + 1),
                })}
              </p>
              <div>
                <h3 className="text-minor">{title}</h3>
                <p className="mt-1 text-small text-soft">{rule}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

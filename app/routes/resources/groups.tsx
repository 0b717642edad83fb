import { postAddress } from '../../components/blog/blog-card.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { posts } from '../../content/blog/posts.ts'
import { specialtyPages } from '../../content/site/specialty-pages.ts'
import type { ResourceItem, ResourcesContent } from './content.schema.ts'

interface GroupProps {
  id: string
  content: { headline: string; note?: string | undefined }
  children: React.ReactNode
}

/** A group with its anchor and headline. */
const Group = ({ id, content: { headline, note }, children }: GroupProps) => (
  <section id={id} aria-labelledby={`${id}-name`}>
    <Headline id={`${id}-name`} className="text-[1.75rem] leading-tight" text={headline} />
    {note ? <p className="mt-2 text-small text-soft">{note}</p> : null}
    {children}
  </section>
)

/** What an item is, for whom, and how long it takes. */
const Item = ({ item: { title, href, what, forWhom, takes } }: { item: ResourceItem }) => (
  <>
    <h3>
      <a className="resource-link" href={href}>
        {title}
      </a>
    </h3>
    <p className="mt-2 text-small text-soft">{what}</p>
    <p className="mt-3 text-small">{forWhom}</p>
    <p className="mt-1 text-fine text-soft tabular">{takes}</p>
  </>
)

/** The tools beside each other. */
export function Tools({ content }: { content: ResourcesContent['tools'] }) {
  return (
    <Section reveal={false} className="!pt-0">
      <Group id="tools" content={content}>
        <ul className="mt-7 grid gap-8 sm:grid-cols-3 sm:gap-6 lg:gap-10">
          {content.items.map((item) => (
            <li key={item.href} className="border-t-2 border-evergreen pt-4">
              <Item item={item} />
            </li>
          ))}
        </ul>
      </Group>
    </Section>
  )
}

/** What there is to read: the guides, and beside them the articles. */
export function Reading({ guides, articles }: Pick<ResourcesContent, 'guides' | 'articles'>) {
  return (
    <Section tone="leaf">
      <div className="grid gap-x-10 gap-y-14 sm:grid-cols-[5fr_6fr] lg:gap-x-24">
        <Group id="guides" content={guides}>
          <ul className="mt-6 space-y-8">
            {guides.items.map((item) => (
              <li key={item.href}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </Group>
        <Group id="articles" content={articles}>
          <ul className="mt-5 border-t border-ink">
            {posts.map(({ slug, title, category, readTime }) => (
              <li key={slug} className="border-b border-rule py-4">
                <a className="resource-link" href={postAddress(slug)}>
                  {title}
                </a>
                <p className="mt-1.5 text-fine text-soft tabular">
                  {articles.forWhom[category]}, {readTime}
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

/** Pages that need only their name: samples and specialties. */
export function PageLists({ samples, specialties }: Pick<ResourcesContent, 'samples' | 'specialties'>) {
  const pages = specialtyPages.map(({ name, path }) => ({ label: name, href: path }))
  const lists = [
    { id: 'samples', content: samples, links: samples.items, columns: '' },
    { id: 'specialties', content: specialties, links: pages, columns: 'sm:columns-2' },
  ]
  return (
    <Section>
      <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2">
        {lists.map(({ id, content, links, columns }) => (
          <Group key={id} id={id} content={content}>
            <ul className={`mt-4 gap-x-8 ${columns}`}>
              {links.map(({ label, href }) => (
                <li key={href} className="break-inside-avoid">
                  <a className="link inline-flex min-h-11 items-center" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </div>
    </Section>
  )
}

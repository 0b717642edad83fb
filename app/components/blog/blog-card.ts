import type { Post } from '../../content/blog/posts.schema.ts'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { type Person, personFor } from '../../content/site/site.schema.ts'
import { site } from '../../content/site/site.ts'
import { coverOf } from './cover.ts'
import type { PostCard } from './post-cards.tsx'

/** Formats a day for readers, in en-US: `2026-11-20` becomes `November 20, 2026`. */
export function formatDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

export const postAddress = (slug: string) => `/blog/${slug}`

const facts = {
  brand: site.brand,
  author: personFor(site, 'author')?.name ?? `${site.brand} editorial team`,
}

/** Who wrote an article: a person of the site's settings where the name is one's, else the name alone. */
export function authorOf(post: Pick<Post, 'author'>): Pick<Person, 'name' | 'photo'> & Partial<Person> {
  const name = fillPlaceholders(post.author, facts)
  return site.people.find((person) => person.name === name) ?? { name }
}

export function toCard(post: Post): PostCard {
  const { category, title, description, date, readTime } = post
  const { name, photo } = authorOf(post)
  return {
    href: postAddress(post.slug),
    category,
    title,
    description,
    date,
    day: formatDay(date),
    readTime,
    author: { name, photo },
    cover: coverOf(post),
  }
}

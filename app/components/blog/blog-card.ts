import { blog } from '../../content/blog/blog.data.ts'
import type { Post } from '../../content/blog/posts.data.ts'
import { printDate } from '../../content/guide/dates.ts'
import { site } from '../../content/site/site.data.ts'
import { type Person, personFor } from '../../content/site/site.schema.ts'

export const postAddress = (slug: string) => `/blog/${slug}`

/** Returns the author of an article: the person with that name in `content/people/`, or only the name without one. */
export function authorOf(post: Pick<Post, 'author'>): Pick<Person, 'name' | 'photo'> & Partial<Person> {
  const name = post.author ?? personFor(site, 'author')?.name ?? blog.author
  return site.people.find((person) => person.name === name) ?? { name }
}

export type PostCard = ReturnType<typeof toCard>

/** `day` is the date, formatted for readers. */
export function toCard(post: Post) {
  const { category, title, struck, description, date, readTime } = post
  return {
    href: postAddress(post.slug),
    category,
    title,
    struck,
    description,
    date,
    day: printDate(date),
    readTime,
  }
}

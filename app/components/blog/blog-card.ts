import type { Post } from '../../content/blog/posts.schema.ts'
import type { PostCard } from './post-cards.tsx'

/** Formats a day for readers, in en-US: `2026-11-20` becomes `November 20, 2026`. */
export function formatDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

export const postAddress = (slug: string) => `/blog/${slug}`

export function toCard(post: Post): PostCard {
  const { category, title, description, date, readTime } = post
  return { href: postAddress(post.slug), category, title, description, date, day: formatDay(date), readTime }
}

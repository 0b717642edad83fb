import { postAddress } from '../../content/blog/post-address.ts'
import type { Post } from '../../content/blog/posts.data.ts'
import { printDate } from '../../content/dates.ts'

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

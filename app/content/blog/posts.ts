import { ContentError } from '../checks/content-error.ts'
import { figureNames } from './article-figures.ts'
import type { Category, Post } from './posts.schema.ts'
import { readPost } from './read-post.ts'

const files = import.meta.glob<string>(['./posts/*.md', '!./posts/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every post, newest first, then alphabetically. An invalid file stops the build. */
export const posts: readonly Post[] = inOrder(
  Object.entries(files).map(([file, text]) =>
    holdFigures(file, readPost(`app/content/blog/${file.slice(2)}`, text)),
  ),
)

function holdFigures(file: string, post: Post): Post {
  for (const block of post.body.blocks) {
    if (block.kind === 'figure' && !figureNames.has(block.name)) {
      const known = [...figureNames].join(', ')
      throw ContentError.at(
        `app/content/blog/${file.slice(2)}`,
        'content',
        `shows ${block.name}; known are ${known}`,
      )
    }
  }
  return post
}

export function inOrder(some: readonly Post[]): Post[] {
  return [...some].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

/** Posts of one category; all of them for null. */
export function inCategory(some: readonly Post[], category: Category['name'] | null): Post[] {
  return some.filter((post) => category === null || post.category === category)
}

/** Previous and next post in the list; null at either end. */
export function neighbors(some: readonly Post[], slug: string): { previous: Post | null; next: Post | null } {
  const place = some.findIndex((post) => post.slug === slug)
  if (place < 0) return { previous: null, next: null }
  return { previous: some[place - 1] ?? null, next: some[place + 1] ?? null }
}

/** Specification, section 9: up to two related posts. */
const RELATED = 2

/** Up to two more posts of the same category, in the list's order. */
export function related(some: readonly Post[], post: Post): Post[] {
  return inCategory(some, post.category)
    .filter(({ slug }) => slug !== post.slug)
    .slice(0, RELATED)
}

/** What orders and relates posts. */
interface Listed {
  slug: string
  date: string
  category: string
}

/** Newest first, then alphabetically. */
export const inOrder = <P extends Listed>(some: readonly P[]): P[] =>
  [...some].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))

export const inCategory = <P extends Listed>(some: readonly P[], category: string): P[] =>
  some.filter((post) => post.category === category)

/** Previous and next post in the list; null at either end. */
export function neighbors<P extends Listed>(some: readonly P[], slug: string) {
  const place = some.findIndex((post) => post.slug === slug)
  if (place < 0) return { previous: null, next: null }
  return { previous: some[place - 1] ?? null, next: some[place + 1] ?? null }
}

/** Up to two more posts of the same category, in the list's order. */
export const related = <P extends Listed>(some: readonly P[], post: P): P[] =>
  inCategory(some, post.category)
    .filter(({ slug }) => slug !== post.slug)
    .slice(0, 2)

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

/** A longer list has pages. */
const PER_PAGE = 12

/** One page of a list, the nearest to the one that is asked for, and which it is of how many. */
export function pageOf<P>(some: readonly P[], asked: number) {
  const last = Math.max(1, Math.ceil(some.length / PER_PAGE))
  const current = Math.min(last, Math.max(1, Math.floor(asked) || 1))
  return { current, last, entries: some.slice((current - 1) * PER_PAGE, current * PER_PAGE) }
}

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

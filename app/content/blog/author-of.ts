import { site } from '../site/site.data.ts'
import { type Person, personFor } from '../site/site.schema.ts'
import { blog } from './blog.data.ts'
import type { Post } from './posts.data.ts'

/** Returns the author of an article: the person with that name in `content/people/`, or only the name without one. */
export function authorOf(post: Pick<Post, 'author'>): Pick<Person, 'name' | 'photo'> & Partial<Person> {
  const name = post.author ?? personFor(site, 'author')?.name ?? blog.author
  return site.people.find((person) => person.name === name) ?? { name }
}

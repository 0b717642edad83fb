import { linksIn } from '../../content/blog/article-body.ts'
import { posts } from '../../content/blog/posts.ts'
import { ContentError } from '../../content/checks/content-error.ts'
import type { Destinations } from '../redirect-faults.ts'

/** Stops the build if an article links to a page of this site that doesn't exist. @throws {ContentError} */
export function assertArticleLinks(known: Destinations): void {
  for (const { slug, body } of posts)
    for (const href of linksIn(body)) {
      const [path = '', id] = href.split('#')
      if (!href.startsWith('/') || (known.has(path) && (!id || known.hasPlace(path, id)))) continue
      throw ContentError.at(
        `content/posts/${slug}.md`,
        'links',
        `leads to ${href}, which this site does not have`,
      )
    }
}

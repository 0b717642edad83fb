import type { MetaDescriptor } from 'react-router'
import site from '../../site.config.ts'
import type { Post } from '../content/posts.schema.ts'
import { lastChanged } from './last-modified.ts'

/** Path of the Atom feed. */
export const FEED = '/blog/feed.xml'

/** Link tag for feed discovery. */
export function feedLink(): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: site.brand,
    href: FEED,
  }
}

/** Open Graph's article tags (ogp.me), in addition to those of `pageMeta`. `path` is the post's. */
export function articleMeta(
  path: string,
  post: Pick<Post, 'date' | 'category'>,
  author: string,
): MetaDescriptor[] {
  return [
    { property: 'article:published_time', content: post.date },
    { property: 'article:modified_time', content: lastChanged(path, post.date) },
    { property: 'article:author', content: author },
    { property: 'article:section', content: post.category },
  ]
}

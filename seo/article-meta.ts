import type { MetaDescriptor } from 'react-router'
import type { Post } from '../words/posts.schema.ts'

/** Open Graph's article tags (ogp.me, type article), to stand beside the tags of `pageMeta`. */
export function articleMeta(
  post: Pick<Post, 'date' | 'category' | 'keywords'>,
  author: string,
): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: post.date },
    { property: 'article:author', content: author },
    { property: 'article:section', content: post.category },
    ...post.keywords.map((keyword) => ({ property: 'article:tag', content: keyword })),
  ]
}

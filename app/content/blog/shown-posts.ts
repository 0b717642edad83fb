import { isShown } from '../site/today.ts'
import { posts } from './posts.data.ts'

/** Returns the posts that are shown today. */
export const shownPosts = () => posts.filter(isShown)

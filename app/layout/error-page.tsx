import { crash } from '../content/error.ts'
import { MessagePage } from './message-page.tsx'

/** Shown when rendering a page fails: no stack trace, a link to the home page. */
export function ErrorPage() {
  return <MessagePage {...crash} />
}

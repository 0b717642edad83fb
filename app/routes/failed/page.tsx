import { MessagePage } from '../../components/message-page.tsx'
import { failed } from './content.data.ts'

export const meta = () => ({ ...failed.meta, robots: 'noindex' })

/** Shown with status 500 in place of a page that could not be rendered. */
export function Page() {
  return <MessagePage {...failed} />
}

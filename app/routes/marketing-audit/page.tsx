import { fillPlaceholders } from '../../content/placeholders.ts'
import type { PageProps } from '../../page-module.ts'
import { marketingAudit as content } from './content.data.ts'
import { load } from './load.ts'
import { Question } from './question.tsx'
import { Result } from './result.tsx'
import { Start } from './start.tsx'

export { load }

/** Not an address, too many of one network, too many at once. */
const REFUSED_WITH = { address: 422, limit: 429, busy: 503 }

export const handle = {
  status: ({ data: { view, message, refusal } }: PageProps<typeof load>) =>
    refusal ? REFUSED_WITH[refusal] : view === 'start' && message === 'unknown' ? 404 : 200,
}

export function meta({ data: { view, asked, message, refusal } }: PageProps<typeof load>) {
  if (view === 'start') return { ...content.meta, ...((message || refusal) && { robots: 'noindex' }) }
  const place = { number: asked + 1, count: content.questions.length }
  // Analytics reports titles, so none of them names the website.
  const title = view === 'question' ? fillPlaceholders(content.asking.title, place) : content.result.title
  return { ...content.meta, title, robots: 'noindex' }
}

const views = { start: Start, question: Question, result: Result }

export function Page({ data }: PageProps<typeof load>) {
  const View = views[data.view]
  return <View {...data} />
}

import type { WidgetProps } from '../ui/props.ts'
import { renderTemplate, type Template } from './document-template.ts'
import { BUSY_RETRY_SECONDS, HttpError } from './errors.ts'
import { inTurn } from './in-turn.ts'

/** Documents kept for one state of the open times: those of different zones and weeks. */
const MAX_DOCUMENTS = 50
/** Different documents that may wait to be rendered: each takes some milliseconds, and the other pages wait between them. */
export const MAX_WAITING = 50

/** By the array of open times that they show: a change makes a new one. */
const shared = new WeakMap<number[], Map<string, Template>>()

/** How many visits wait for each document that is not rendered yet. */
const awaited = new Map<unknown, number>()

/**
 * The booking widget's document. One that shows nothing of its visitor but the form key, the address that brought them and
 * a puzzle is rendered once for all who look at the same week in the same minute, and filled in for each; every other one
 * is rendered by itself, in its turn.
 * @param props `starts` is an array that is replaced, not changed, when other times are open
 * @param visit the signal of a visit's request: nothing is done for a visitor who has left. Without, as for a form that
 *   was sent, the document is rendered however many wait
 * @throws HttpError `unavailable` when too many documents wait
 */
export async function sharedDocument(
  props: WidgetProps,
  render: (props: WidgetProps) => string,
  visit?: AbortSignal,
): Promise<string> {
  const { starts, formKey, puzzle, attribution, now, ...others } = props
  if (!starts || !isSameForAll(props)) return await renderInTurn(props, () => render(props), visit)
  const known = shared.get(starts) ?? new Map<string, Template>()
  shared.set(starts, known)
  const key = JSON.stringify([Math.floor(now / 60_000), Object.keys(attribution), Boolean(puzzle), others])
  const template = known.get(key)
  if (template) return await inTurn(() => template(unlessGone(props, visit)))
  return await renderInTurn(
    key,
    () => {
      const rendered = known.get(key) ?? renderTemplate(props, render)
      if (known.size >= MAX_DOCUMENTS) known.clear()
      known.set(key, rendered)
      return rendered(props)
    },
    visit,
  )
}

/** Whether only the form key, the puzzle and the address that brought them are this visitor's: nothing is typed. */
function isSameForAll({ step, note, error }: WidgetProps): boolean {
  return step === 'time' && note === '' && !error
}

/** @param document the same for visits that one rendering serves */
async function renderInTurn(document: unknown, render: () => string, visit?: AbortSignal): Promise<string> {
  const waiting = awaited.get(document) ?? 0
  if (visit && waiting === 0 && awaited.size >= MAX_WAITING) {
    throw new HttpError({ kind: 'unavailable', waitSeconds: BUSY_RETRY_SECONDS })
  }
  awaited.set(document, waiting + 1)
  try {
    return await inTurn(() => unlessGone(render, visit)())
  } finally {
    const others = (awaited.get(document) ?? 1) - 1
    if (others > 0) awaited.set(document, others)
    else awaited.delete(document)
  }
}

/** @throws when the visitor has left: nobody reads the answer. */
function unlessGone<T>(value: T, visit?: AbortSignal): T {
  if (visit?.aborted) throw new Error('The visitor has left.')
  return value
}

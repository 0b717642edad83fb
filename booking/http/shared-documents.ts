import type { WidgetProps } from '../ui/props.ts'
import { renderTemplate, type Template } from './document-template.ts'
import { inEverybodysTurn, inTurn } from './in-turn.ts'

/** Documents kept for one state of the open times: those of different zones and weeks. */
const MAX_DOCUMENTS = 50

/** By the array of open times that they show: a change makes a new one. */
const shared = new WeakMap<number[], Map<string, Template>>()

/**
 * The booking widget's document. One that shows nothing of its visitor but the form key, the address that brought them and
 * a puzzle is rendered once for all who look at the same week in the same minute, and filled in for each; every other one
 * is rendered by itself, in its turn.
 * @param props `starts` is an array that is replaced, not changed, when other times are open
 * @param visit the signal of a visit's request: nothing is done for a visitor who has left. Without, as for a form that
 *   was sent, the document is rendered in any case
 */
export async function sharedDocument(
  props: WidgetProps,
  render: (props: WidgetProps) => string,
  visit?: AbortSignal,
): Promise<string> {
  const { starts, formKey, puzzle, attribution, now, ...others } = props
  if (!starts || !isSameForAll(props)) return await inTurn(() => unlessGone(render, visit)(props))
  const known = shared.get(starts) ?? new Map<string, Template>()
  shared.set(starts, known)
  const key = JSON.stringify([Math.floor(now / 60_000), Object.keys(attribution), Boolean(puzzle), others])
  const template = known.get(key)
  if (template) return await inEverybodysTurn(() => unlessGone(template, visit)(props))
  const turn = isFirstView(props) ? inEverybodysTurn : inTurn
  return await turn(() => {
    const own = known.get(key) ?? renderTemplate(props, unlessGone(render, visit))
    if (known.size >= MAX_DOCUMENTS) known.clear()
    known.set(key, own)
    return own(props)
  })
}

/** Whether only the form key, the puzzle and the address that brought them are this visitor's: nothing is typed. */
function isSameForAll({ step, note, error }: WidgetProps): boolean {
  return step === 'time' && note === '' && !error
}

/** Whether it is what a visitor sees first: nothing in its address makes it another page than everybody's. */
function isFirstView({ week, day, zoneChosen, attribution }: WidgetProps): boolean {
  return week === null && day === null && !zoneChosen && Object.keys(attribution).length === 0
}

/** @throws when the visitor has left: nobody reads the answer. */
function unlessGone<T>(value: T, visit?: AbortSignal): T {
  if (visit?.aborted) throw new Error('The visitor has left.')
  return value
}

import { randomUUID } from 'node:crypto'
import type { WidgetProps } from '../ui/props.ts'
import { inTurn } from './in-turn.ts'

/** Documents kept for one state of the open times: those of different zones and weeks. */
const MAX_DOCUMENTS = 50
/** Stands in a shared document where each visitor's form key goes. Random, so that nothing else can contain it. */
const KEY_PLACE = `form-key-${randomUUID()}`

/** By the array of open times that they show: a change makes a new one. */
const shared = new WeakMap<number[], Map<string, string[]>>()

/**
 * The booking widget's document. One that shows nothing of its visitor but the form key is rendered once for all who
 * look at the same week in the same minute; every other one by itself, in its turn.
 * @param props `starts` is an array that is replaced, not changed, when other times are open
 */
export async function sharedDocument(
  props: WidgetProps,
  render: (props: WidgetProps) => string,
): Promise<string> {
  const { starts, formKey, now, ...others } = props
  if (!starts || !isSameForAll(props)) return await inTurn(() => render(props))
  const known = shared.get(starts) ?? new Map<string, string[]>()
  shared.set(starts, known)
  const key = JSON.stringify([Math.floor(now / 60_000), others])
  return await inTurn(() => {
    let parts = known.get(key)
    if (!parts) {
      parts = render({ ...props, formKey: KEY_PLACE }).split(KEY_PLACE)
      if (known.size >= MAX_DOCUMENTS) known.clear()
      known.set(key, parts)
    }
    return parts.join(formKey)
  })
}

/** Whether nothing but the form key is this visitor's: nothing typed, no puzzle, no address that brought them. */
function isSameForAll({ step, note, error, puzzle, attribution }: WidgetProps): boolean {
  return step === 'time' && note === '' && !error && !puzzle && Object.keys(attribution).length === 0
}

import { ContentError } from '../checks/content-error.ts'

/** A part that holds only if a fact does: `{if textMessages}…{end if}`, or `{if not textMessages}…{end if}`. */
const CONDITION = /\{if (not )?(\w+)\}([\s\S]*?)\{end if\}(\n?)/g

/**
 * Leaves out the parts of a text whose condition doesn't hold. One that fills whole lines goes with its line break, so
 * that a table has no gap.
 * @param file for messages
 * @throws {ContentError} for a condition on anything but a yes or no, with its line
 */
export function applyConditions(file: string, text: string, facts: object): string {
  return text.replace(
    CONDITION,
    (whole, not: string | undefined, name: string, part: string, end: string, offset: number) => {
      const fact: unknown = facts[name as keyof typeof facts]
      if (typeof fact !== 'boolean') {
        const line = `line ${text.slice(0, offset).split('\n').length} of the text`
        const condition = whole.slice(0, whole.indexOf('}') + 1)
        throw ContentError.at(file, line, `has ${condition}, which is no yes or no of site.yaml`)
      }
      if (fact !== Boolean(not)) return part + end
      const isWholeLine = offset === 0 || text[offset - 1] === '\n'
      return isWholeLine ? '' : end
    },
  )
}

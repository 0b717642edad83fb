import { type Attribution, touchesIn } from '../domain/attribution.ts'
import { formatTouch } from '../domain/format-attribution.ts'
import { Fact } from './email-layout.tsx'
import { oneLine } from './sanitize.ts'

/** First and last touch; one line when they are the same, nothing when unknown. `after` labels the last touch. */
export function AttributionSummary({ attribution, after }: { attribution: Attribution; after: string }) {
  const { first, last } = touchesIn(attribution)
  const [firstTouch, lastTouch] = [oneLine(formatTouch(first)), oneLine(formatTouch(last))]
  if (!Object.keys(last).length) return null
  if (firstTouch === lastTouch) return <Fact name="Source">{firstTouch}</Fact>
  return (
    <>
      <Fact name="First source">{firstTouch}</Fact>
      <Fact name={after}>{lastTouch}</Fact>
    </>
  )
}

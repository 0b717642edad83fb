import { type Attribution, touchesIn } from '../domain/attribution.ts'
import { formatTouch } from '../domain/format-attribution.ts'
import { Fact } from './email-layout.tsx'
import { oneLine } from './sanitize.ts'

/** How the visitor first came and what brought them in the end; one line where that is the same, none unknown. */
export function AttributionSummary({ attribution, after }: { attribution: Attribution; after: string }) {
  const { first, last } = touchesIn(attribution)
  const [began, ended] = [oneLine(formatTouch(first)), oneLine(formatTouch(last))]
  if (!Object.keys(last).length) return null
  if (began === ended) return <Fact name="Came by">{began}</Fact>
  return (
    <>
      <Fact name="First came">{began}</Fact>
      <Fact name={after}>{ended}</Fact>
    </>
  )
}

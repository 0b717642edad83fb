import { type Attribution, touchesIn } from '../domain/attribution.ts'
import { sayTouch } from '../domain/say-touch.ts'
import { oneLine } from './inert.ts'
import { Fact } from './letter.tsx'

/** How the visitor first came and what brought them in the end; one line where that is the same, none unknown. */
export function CameBy({ attribution, after }: { attribution: Attribution; after: string }) {
  const { first, last } = touchesIn(attribution)
  const [began, ended] = [oneLine(sayTouch(first)), oneLine(sayTouch(last))]
  if (!Object.keys(last).length) return null
  if (began === ended) return <Fact name="Came by">{began}</Fact>
  return (
    <>
      <Fact name="First came">{began}</Fact>
      <Fact name={after}>{ended}</Fact>
    </>
  )
}

import { type Attribution, touchesIn } from '../../core/attribution.ts'
import type { ConsentRecord } from '../../core/consents.ts'
import { formatTouch } from '../../core/format-attribution.ts'
import { oneLine } from '../../core/sanitize.ts'
import { Fact } from './email-layout.tsx'

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

interface ConsentFactProps<Name extends string> {
  label: string
  consents: ConsentRecord<Name>
  name: NoInfer<Name>
  agreedAt: string
}

/** Evidence for the agency: whether something was agreed to, when, and the wording shown beside the box. */
export function ConsentFact<Name extends string>(props: ConsentFactProps<Name>) {
  const { label, consents, name, agreedAt } = props
  return (
    <Fact name={label}>
      {consents[name]
        ? `Yes, on ${agreedAt}, to these words: “${consents.wording[name] ?? 'not recorded'}”`
        : 'No. Do not send any.'}
    </Fact>
  )
}

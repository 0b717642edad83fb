import type { ConsentRecord } from '../domain/consents.ts'
import { Fact } from './email-layout.tsx'

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

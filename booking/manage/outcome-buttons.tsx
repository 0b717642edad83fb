import { callHref, OUTCOME_PATH } from '../core/addresses.ts'
import { OUTCOME_WORDS, OUTCOMES, type Outcome } from '../core/booking.ts'
import { ActionForm } from './call-page.tsx'
import { STAFF_WORDS } from './labels.ts'

interface Props {
  /** The call's. */
  secret: string
  recorded: Outcome | null
  /** Comes first, as the main button. */
  asked?: Outcome | undefined
}

/** A button for each outcome besides the one that is recorded. */
export function OutcomeButtons({ secret, recorded, asked }: Props) {
  const button = (outcome: Outcome) => (
    <ActionForm
      key={outcome}
      action={callHref(OUTCOME_PATH, secret)}
      text={OUTCOME_WORDS[outcome]}
      fields={{ is: outcome }}
      main={outcome === asked}
    />
  )
  return (
    <>
      {recorded && <p className="mb-3">{STAFF_WORDS.change}</p>}
      {asked && asked !== recorded && <div className="mb-3">{button(asked)}</div>}
      <div className="flex flex-wrap gap-2">
        {OUTCOMES.filter((outcome) => outcome !== recorded && outcome !== asked).map(button)}
      </div>
    </>
  )
}

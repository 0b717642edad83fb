import { useRef } from 'react'
import { consent as words } from '../../content/site/consent.ts'
import { type ConsentKinds, kindNames } from './consent-choice.ts'
import { CloseButton } from './consent-question.tsx'
import { useFocusReturn } from './use-focus-return.ts'

interface Props {
  kinds: ConsentKinds
  dismissLabel: string
  /** Whether the reader came from the foot of the page: then they stay here, and return there from here. */
  takesFocus: boolean
  dismiss: () => void
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Says that an answer was kept, and which. */
export function ConsentNotice({ kinds, dismissLabel, takesFocus, dismiss }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useFocusReturn(notice)
  const { saved } = words
  const said = kindNames.map(
    (kind) => `${words.kinds[kind].name}: ${kinds[kind] ? saved.allowed : saved.refused}.`,
  )
  return (
    <div ref={notice} className="consent-box consent-notice">
      <CloseButton ref={takesFocus ? focus : null} label={dismissLabel} close={dismiss} />
      <p>
        <b>{saved.title}</b> {said.join(' ')} {saved.change}
      </p>
    </div>
  )
}

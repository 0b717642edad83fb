import type { Ref } from 'react'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { consent as words } from '../../content/site/consent.ts'
import { all, type ConsentKinds, none } from './consent-choice.ts'

/** The question, or what is said where the browser's signal has answered it. */
export function Question({ isRefusedBySignal }: { isRefusedBySignal: boolean }) {
  return (
    <div>
      <h2 id="consent-question">{words.title}</h2>
      <span aria-hidden="true">. </span>
      <p>
        {isRefusedBySignal ? (
          words.signalHonored
        ) : (
          // Whether anything counts is known to the server that hands out the page: consent.css shows one of the two.
          <>
            <span className="consent-uncounted">{words.text.withoutAnalytics}</span>
            <span className="consent-counted">{words.text.withAnalytics}</span>
          </>
        )}{' '}
        <TextLink link={words.policyLink} />
      </p>
    </div>
  )
}

interface AnswersProps {
  answer: (kinds: ConsentKinds) => void
  /** Keeps what is ticked; null while the kinds are not shown. */
  save: (() => void) | null
  customize: () => void
}

/**
 * Three answers of one size and one look. The last shows the kinds, and keeps them once they are shown. By their
 * values `scripts/consent.ts` understands the first two before React does.
 */
export function Answers({ answer, save, customize }: AnswersProps) {
  return (
    <div className="consent-answers">
      <button type="button" value="all" onClick={() => answer(all)}>
        {words.acceptAll}
      </button>
      <button type="button" value="none" onClick={() => answer(none)}>
        <NoBreak text={words.rejectNonEssential} />
      </button>
      {save ? (
        <button key="save" type="button" onClick={save}>
          {words.save}
        </button>
      ) : (
        <button key="customize" type="button" aria-expanded={false} onClick={customize}>
          {words.customize}
        </button>
      )}
    </div>
  )
}

interface CloseButtonProps {
  label: string
  close: () => void
  ref?: Ref<HTMLButtonElement>
}

export function CloseButton({ label, close, ref }: CloseButtonProps) {
  return (
    <button ref={ref} type="button" className="consent-close" onClick={close}>
      {label}
    </button>
  )
}

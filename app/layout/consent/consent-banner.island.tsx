import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { consent as labels } from '../../content/site/consent.data.ts'
import { IslandStyle } from '../../islands/island-style.tsx'
import { answer, type BannerState, bannerStore, dispatch, firstQuestion } from './banner-state.ts'
import style from './consent-details.css?url'
import { Answers, CloseButton, ConsentKinds, ConsentNotice, Question } from './consent-question.tsx'
import { useFocusReturn } from './use-focus-return.ts'

const close = () => dispatch({ type: 'closed' })

interface Props {
  dismissLabel: string
}

/**
 * Asks which cookies may be set, and confirms the answer. The server draws the first question; the choice of each kind
 * and the notice are drawn here alone.
 */
export default function ConsentBanner({ dismissLabel }: Props) {
  const state = useSyncExternalStore(bannerStore.subscribe, bannerStore.current, () => firstQuestion)
  const { step, kinds, presses } = state
  return (
    <>
      {step === 'question' || step === 'choices' ? <Banner state={state} /> : null}
      {/* Rendered while empty, because screen readers announce only changes within a known status region. */}
      <div role="status">
        {step === 'notice' ? (
          <IslandStyle href={style}>
            <ConsentNotice
              kinds={kinds}
              dismissLabel={dismissLabel}
              takesFocus={presses > 0}
              dismiss={close}
            />
          </IslandStyle>
        ) : null}
      </div>
    </>
  )
}

/** A named landmark, not a dialog, because the page stays usable beside it. */
function Banner({ state }: { state: BannerState }) {
  const { step, kinds, isAnswered, isRefusedBySignal, presses } = state
  const region = useRef<HTMLElement>(null)
  useFocusReturn(region)
  useEffect(() => {
    if (presses > 0) region.current?.focus()
  }, [presses])

  const isDetailed = step === 'choices'
  const leave = ({ key }: KeyboardEvent) => {
    // The first question stays until it is answered, and Escape doesn't answer it.
    if (key === 'Escape' && isAnswered) close()
  }
  return (
    <section
      ref={region}
      id="consent-banner"
      className={isDetailed ? 'consent-box' : 'consent-box consent-first'}
      tabIndex={-1}
      aria-labelledby="consent-question"
      onKeyDown={leave}
    >
      {isAnswered ? <CloseButton label={labels.close} close={close} /> : null}
      <Question isRefusedBySignal={isRefusedBySignal} />
      {isDetailed && !isRefusedBySignal ? (
        <IslandStyle href={style}>
          <ConsentKinds
            kinds={kinds}
            toggle={(kind) => dispatch({ type: 'toggled', kind })}
            takesFocus={presses === 0}
          />
        </IslandStyle>
      ) : null}
      {isRefusedBySignal ? null : (
        <Answers
          answer={answer}
          save={isDetailed ? () => answer(kinds) : null}
          customize={() => dispatch({ type: 'customized' })}
        />
      )}
    </section>
  )
}

import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { consent as labels } from '../../content/site/consent.data.ts'
import { IslandStyle } from '../../islands/island-style.tsx'
import { showToast } from '../toast-store.ts'
import { answer, type BannerState, bannerStore, changeBanner, firstQuestion } from './banner-state.ts'
import style from './consent-details.css?url'
import { Answers, ConsentKinds, Question, savedNotice } from './consent-question.tsx'

const close = () => changeBanner({ step: 'closed' })

/**
 * Asks which cookies may be set, and confirms the answer. The server draws the first question; the choice of each kind
 * is drawn here alone.
 */
export default function ConsentBanner() {
  const state = useSyncExternalStore(bannerStore.subscribe, bannerStore.current, () => firstQuestion)
  const { step, kinds } = state
  useEffect(() => {
    if (step === 'answered') showToast(savedNotice(kinds))
  }, [step, kinds])
  return step === 'question' || step === 'choices' ? <Banner state={state} /> : null
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
      id="consent-region"
      className={isDetailed ? 'consent-box' : 'consent-box consent-first'}
      tabIndex={-1}
      aria-labelledby="consent-question"
      onKeyDown={leave}
    >
      {isAnswered ? (
        <button type="button" className="consent-close" onClick={close}>
          {labels.close}
        </button>
      ) : null}
      <Question isRefusedBySignal={isRefusedBySignal} />
      {isDetailed && !isRefusedBySignal ? (
        <IslandStyle href={style}>
          <ConsentKinds
            kinds={kinds}
            toggle={(kind) => changeBanner({ kinds: { ...kinds, [kind]: !kinds[kind] } })}
            takesFocus={presses === 0}
          />
        </IslandStyle>
      ) : null}
      {isRefusedBySignal ? null : (
        <Answers
          answer={answer}
          save={isDetailed ? () => answer(kinds) : null}
          customize={() => changeBanner({ step: 'choices' })}
        />
      )}
    </section>
  )
}

/**
 * Gives the focus back when `region` leaves the page with it: to where it was before, else to the page's content.
 * Without this it would fall to the top of the document.
 */
function useFocusReturn(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const left = region.current
    // The clean-up of a layout effect runs while the region is still in the document.
    return () => {
      if (!left?.contains(document.activeElement)) return
      const { returnTo } = bannerStore.current()
      if (returnTo?.isConnected) returnTo.focus()
      else document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [region])
}

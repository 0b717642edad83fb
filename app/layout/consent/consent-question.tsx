import { NoBreak } from '../../components/ui/no-break.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { consent as labels } from '../../content/site/consent.data.ts'
import type { Toast } from '../toast-store.ts'
import {
  all,
  analyticsId,
  type ConsentKind,
  type ConsentKinds as Kinds,
  kindNames,
  none,
} from './consent-choice.ts'

/** The question, or what is said where the browser's signal has answered it. */
export function Question({ isRefusedBySignal }: { isRefusedBySignal: boolean }) {
  return (
    <div>
      <h2 id="consent-question">{labels.title}</h2>
      <span aria-hidden="true">. </span>
      <p>
        {isRefusedBySignal ? (
          <span>{labels.signalHonored}</span>
        ) : (
          // consent.css shows one of the two, depending on whether the document names an analytics property.
          <>
            <span className="consent-uncounted">{labels.text.withoutAnalytics}</span>
            <span className="consent-counted">{labels.text.withAnalytics}</span>
          </>
        )}{' '}
        <TextLink link={labels.policyLink} />
      </p>
    </div>
  )
}

interface AnswersProps {
  answer: (kinds: Kinds) => void
  /** Saves the checked kinds; null while the kinds are not shown. */
  save: (() => void) | null
  customize: () => void
}

/**
 * Three buttons of the same size and look. The third one shows the kinds, and saves them once they are shown. The first
 * two have a value, by which `scripts/consent.ts` handles them before React loads.
 */
export function Answers({ answer, save, customize }: AnswersProps) {
  return (
    <div className="consent-answers">
      <button type="button" value="all" onClick={() => answer(all)}>
        {labels.acceptAll}
      </button>
      <button type="button" value="none" onClick={() => answer(none)}>
        <NoBreak text={labels.rejectNonEssential} />
      </button>
      {save ? (
        <button key="save" type="button" onClick={save}>
          {labels.save}
        </button>
      ) : (
        <button key="customize" type="button" aria-expanded={false} onClick={customize}>
          {labels.customize}
        </button>
      )}
    </div>
  )
}

interface KindsProps {
  kinds: Kinds
  toggle: (kind: ConsentKind) => void
  takesFocus: boolean
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Each kind with what it does, and a box for those that may be refused. Drawn in the browser alone. */
export function ConsentKinds({ kinds, toggle, takesFocus }: KindsProps) {
  const today = labels.analyticsToday[analyticsId() ? 'connected' : 'notConnected']
  const texts = {
    analytics: `${labels.kinds.analytics.text} ${today}`,
    marketing: labels.kinds.marketing.text,
  }
  return (
    <div className="consent-kinds">
      <p>
        <b>{labels.kinds.essential.name}</b> ({labels.alwaysOn}): {labels.kinds.essential.text}
      </p>
      {kindNames.map((kind, index) => (
        <label key={kind}>
          <input
            ref={takesFocus && index === 0 ? focus : null}
            type="checkbox"
            name={kind}
            checked={kinds[kind]}
            onChange={() => toggle(kind)}
          />
          <span>
            <b>{labels.kinds[kind].name}</b>: {texts[kind]}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Says that an answer was kept, and which. */
export function savedNotice(kinds: Kinds): Toast {
  const { saved } = labels
  const said = kindNames.map(
    (kind) => `${labels.kinds[kind].name}: ${kinds[kind] ? saved.allowed : saved.refused}.`,
  )
  return { kind: 'done', title: saved.title, text: [...said, saved.change].join(' ') }
}

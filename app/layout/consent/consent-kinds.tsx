import { consent as words } from '../../content/site/consent.ts'
import { analyticsId } from './analytics-id.ts'
import { type ConsentKind, type ConsentKinds as Kinds, kindNames } from './consent-choice.ts'

interface Props {
  kinds: Kinds
  toggle: (kind: ConsentKind) => void
  takesFocus: boolean
}

const focus = (box: HTMLInputElement | null) => box?.focus()

/** Each kind with what it does, and a box for those that may be refused. Drawn in the browser alone. */
export function ConsentKinds({ kinds, toggle, takesFocus }: Props) {
  const today = words.analyticsToday[analyticsId() ? 'connected' : 'notConnected']
  const texts = { analytics: `${words.kinds.analytics.text} ${today}`, marketing: words.kinds.marketing.text }
  return (
    <div className="consent-kinds">
      <p>
        <b>{words.kinds.essential.name}</b> ({words.alwaysOn}): {words.kinds.essential.text}
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
            <b>{words.kinds[kind].name}</b>: {texts[kind]}
          </span>
        </label>
      ))}
    </div>
  )
}

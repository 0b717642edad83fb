import type { AuditView } from './audit-state.ts'
import { formWords as words } from './content/form.ts'

interface AuditViewSwitchProps {
  view: AuditView
  /** @param button the pressed one, which should keep its place on the screen and the focus */
  onChoose: (view: AuditView, button: HTMLButtonElement) => void
}

/** Two buttons: one question at a time, or all of them. */
export function AuditViewSwitch({ view, onChoose }: AuditViewSwitchProps) {
  return (
    <fieldset className="audit-view-switch">
      <legend className="text-fine text-soft">{words.viewLabel}</legend>
      {(['steps', 'sheet'] as const).map((value) => (
        <button
          key={value}
          type="button"
          className="audit-quiet-button text-small"
          aria-pressed={value === view}
          onClick={({ currentTarget }) => onChoose(value, currentTarget)}
        >
          {words.views[value]}
        </button>
      ))}
    </fieldset>
  )
}

import { isLeadAccepted } from './check-lead.ts'
import { fieldId } from './field-id.ts'
import { fieldsTitle } from './fields-title.ts'
import { LEAD_IDS } from './lead-props.ts'

/** Takes the message off a field as soon as its answer is right. A field that is still wrong keeps it. */
export function watchCorrections(root: HTMLElement): void {
  root.addEventListener('input', ({ target }) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (!isControl || !target.form) return
    // The box about texts is wrong only for want of a phone number.
    const answered = target.name === 'phone' ? ['phone', 'marketingTexts'] : [target.name]
    for (const name of answered) if (isLeadAccepted(target.form, name)) clearMessage(name)
  })
}

function clearMessage(name: string): void {
  const id = fieldId(name)
  const message = document.getElementById(`${id}-message`)
  if (!message) return
  message.parentElement?.classList.remove('wrong')
  message.remove()
  const control = document.getElementById(id)
  for (const attribute of ['aria-invalid', 'aria-describedby']) control?.removeAttribute(attribute)
  strikeOut(id)
}

/** Strikes the field out in the summary, as `FormErrorSummary` does: its height stays, so that nothing moves. */
function strikeOut(id: string): void {
  const notice = document.getElementById(LEAD_IDS.trouble)
  const link = notice?.querySelector(`a[href="#${id}"]`)
  if (!notice || !link) return
  // Its changes are no news to be read out over what is being typed.
  notice.removeAttribute('role')
  const struck = Object.assign(document.createElement('s'), { textContent: link.textContent })
  link.parentElement?.setAttribute('aria-hidden', 'true')
  link.replaceWith(struck)
  const title = notice.querySelector('h2')
  if (title) title.textContent = fieldsTitle(notice.querySelectorAll('li a').length)
}

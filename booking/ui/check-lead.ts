import { isEmailAddress, isLine, isPhoneNumber, isPracticeName } from '../domain/answer-rules.ts'

export const isLeadName = (typed: string) => isLine(typed, 2, 80)
export const isOptionalPhone = (typed: string) => isLine(typed, 0, 0) || isPhoneNumber(typed)

/** Whether the lead form's answer to a question is one the server takes. */
export function isLeadAccepted(form: HTMLFormElement, name: string): boolean {
  const data = new FormData(form)
  const typed = (field: string) => String(data.get(field) ?? '')
  switch (name) {
    case 'name':
      return isLeadName(typed(name))
    case 'email':
      return isEmailAddress(typed(name))
    case 'practice':
      return isPracticeName(typed(name))
    case 'specialty':
      return typed(name) !== ''
    case 'phone':
      return isOptionalPhone(typed(name))
    case 'marketingTexts':
      return !data.has(name) || isPhoneNumber(typed('phone'))
    default:
      return true
  }
}

import { type Attribution, cleanAttribution } from '../domain/attribution.ts'
import { isFramed } from './frame-messages.ts'

/**
 * Reads the one message that the page around the desk may send: how the visitor came, `first` and `last`, each
 * an object of texts. Null for anything else. What is in it is checked like a form's fields; nothing known is `{}`.
 */
export function readSiteAttribution(message: unknown): Attribution | null {
  if (!isObject(message) || message.type !== 'site:attribution' || message.v !== 1) return null
  const { first, last } = message
  if (!isObject(first) || !isObject(last)) return null
  return cleanAttribution((name) => {
    const [touch, own] = name.startsWith('first_') ? [first, name.slice('first_'.length)] : [last, name]
    return Object.hasOwn(touch, own) ? touch[own] : undefined
  })
}

/** Hears only the page that frames the desk, and only if it is the desk's own site or a listed one. */
export function listenForAttribution(
  self: Window,
  frameOrigins: string[],
  onHeard: (attribution: Attribution) => void,
): void {
  if (!isFramed(self)) return
  const origins = new Set([self.location.origin, ...frameOrigins])
  self.addEventListener('message', (event) => {
    if (event.source !== self.parent || !origins.has(event.origin)) return
    const heard = readSiteAttribution(event.data)
    if (heard) onHeard(heard)
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

import { callHosts } from '../core/call-hosts.ts'
import type { BookingSettings, CallHost } from '../core/settings.ts'
import { InvalidUsage } from './command.ts'

/** The person of `--person`, or the only one who takes calls. @throws InvalidUsage */
export function personOf(
  settings: Pick<BookingSettings, 'people'>,
  typed: string | boolean | undefined,
): CallHost {
  const hosts = callHosts(settings)
  const [only] = hosts
  const person = typed === undefined && hosts.length === 1 ? only : hosts.find(({ id }) => id === typed)
  if (person) return person
  const ids = hosts.map(({ id }) => id).join(', ')
  throw new InvalidUsage(
    typed === undefined
      ? `Name one with --person: ${ids}.`
      : `"${typed}" takes no calls; --person is one of ${ids}.`,
  )
}

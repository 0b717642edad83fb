/** A receiver that has not answered by then is taken for unreachable. Milliseconds. */
const TIMEOUT = 15_000

/**
 * Sends the fields by GET in no-cors mode. The answer cannot be read: only a failed connection is known.
 * @param address of the receiver; its own parameters are among the fields
 * @returns whether the request went out; why not is logged to the console
 */
export async function triggerWebhook(address: string, fields: FormData): Promise<boolean> {
  const url = new URL(address)
  for (const [name, value] of fields) url.searchParams.append(name, String(value))
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return true
  } catch (error) {
    console.error('The webhook could not be triggered:', error)
    return false
  }
}

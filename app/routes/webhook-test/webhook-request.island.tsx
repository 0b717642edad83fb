import { type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react'
import { showToast } from '../../layout/toast-store.ts'
import type { WebhookTestContent } from './content.data.ts'

export interface WebhookRequestProps {
  content: Pick<WebhookTestContent, 'slip' | 'button' | 'sent' | 'failed'>
  /** The receiver: a path on this site, or an absolute address whose own query is kept. */
  address: string
  isDesk: boolean
  /** ISO instant of the visit; a press replaces it with its own. */
  now: string
}

const code = 'font-mono text-(length:--text-small) wrap-anywhere'

/**
 * The request, written out, which is also the form that sends it: a plain GET without scripts, in a separate tab
 * where the receiver is an outside one and would not lead back.
 */
export default function WebhookRequest({ content, address, isDesk, now }: WebhookRequestProps) {
  const { slip, button, sent, failed } = content
  const [values, setValues] = useState({
    timestamp: now,
    triggered_from: '/webhook-test',
    test_data: slip.testData,
  })
  const [isPending, startTransition] = useTransition()
  const submitButton = useRef<HTMLButtonElement>(null)
  const outcome = useRef<'done' | 'failed' | null>(null)
  // A GET form replaces the query of its action, so the receiver's own parameters travel as fields.
  const [action = '', query] = address.split('?')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const pressed = {
      ...values,
      timestamp: new Date().toISOString(),
      triggered_from: location.origin + location.pathname,
    }
    setValues(pressed)
    const fields = new FormData(event.currentTarget)
    for (const [name, value] of Object.entries(pressed)) fields.set(name, value)
    const { action: receiver } = event.currentTarget
    startTransition(async () => {
      outcome.current = (await triggerWebhook(receiver, fields)) ? 'done' : 'failed'
    })
  }

  useEffect(() => {
    if (isPending || !outcome.current) return
    // Browsers take the focus from a disabled button. It goes back before a message appears, which returns it here.
    if (document.activeElement === document.body) submitButton.current?.focus({ preventScroll: true })
    showToast({ kind: outcome.current, ...(outcome.current === 'done' ? sent : failed) })
    outcome.current = null
  }, [isPending, sent, failed])

  return (
    <form
      action={action}
      method="get"
      target={isDesk ? undefined : '_blank'}
      rel={isDesk ? undefined : 'noopener'}
      className="card lg:row-span-2"
      onSubmit={submit}
    >
      <h2 className="text-minor">{slip.heading}</h2>
      <p className={`mt-4 ${code}`}>
        <b className="mr-2 text-evergreen">{slip.method}</b> <span>{address}</span>
      </p>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {slip.fields.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <dl className="mt-4 border-b border-rule">
        {slip.fields.map(({ name, meaning }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1.5 border-t border-rule py-3.5 sm:grid-cols-[5fr_6fr]"
          >
            <dt>
              <b className={`block font-semibold ${code}`}>{name}</b>
              <span className="block text-fine text-soft">{meaning}</span>
            </dt>
            <dd className={code}>{values[name]}</dd>
          </div>
        ))}
      </dl>
      <button
        ref={submitButton}
        type="submit"
        disabled={isPending}
        className="secondary-button mt-6 w-full disabled:cursor-progress disabled:bg-wash disabled:text-evergreen sm:w-auto sm:min-w-52"
      >
        {isPending ? button.running : button.idle}
      </button>
    </form>
  )
}

/** A receiver that has not answered by then is taken for unreachable. Milliseconds. */
const TIMEOUT = 15_000

/**
 * Sends the fields by GET in no-cors mode. The answer cannot be read: only a failed connection is known.
 * @param address of the receiver; its own parameters are among the fields
 * @returns whether the request went out; why not is logged to the console
 */
async function triggerWebhook(address: string, fields: FormData): Promise<boolean> {
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

import type { WebhookTestContent } from './content.schema.ts'

interface WebhookRequestProps {
  content: WebhookTestContent
  /** Receiver: a path on this site or an absolute URL; its own query is kept. */
  address: string
  isDesk: boolean
  /** ISO time of rendering; the script replaces it on submit. */
  now: string
}

/**
 * Shows the request and is the form that sends it: a plain GET without script, in a new tab if the receiver is an
 * outside one, which would not redirect back.
 */
export function WebhookRequest({ content, address, isDesk, now }: WebhookRequestProps) {
  const { slip, button, sent, failed } = content
  const values = { timestamp: now, triggered_from: '/webhook-test', test_data: slip.testData }
  // A GET form replaces its action's query, so the receiver's own parameters are sent as fields.
  const [action = '', query] = address.split('?')
  return (
    <form
      action={action}
      method="get"
      target={isDesk ? undefined : '_blank'}
      rel={isDesk ? undefined : 'noopener'}
      className="card lg:row-span-2"
      data-webhook
      data-running={button.running}
      data-sent={JSON.stringify(sent)}
      data-failed={JSON.stringify(failed)}
    >
      <h2 className="text-minor">{slip.heading}</h2>
      <p className="request-line mt-4">
        <b>{slip.method}</b> <span>{address}</span>
      </p>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {slip.fields.map(({ name }) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <dl>
        {slip.fields.map(({ name, meaning }) => (
          <div key={name} className="request-field">
            <dt>
              <b>{name}</b>
              <span>{meaning}</span>
            </dt>
            <dd data-shows={name}>{values[name]}</dd>
          </div>
        ))}
      </dl>
      {/* Wide enough for both labels, so that nothing shifts when the label changes. */}
      <button type="submit" className="solid-button mt-6 w-full sm:w-auto sm:min-w-52">
        {button.idle}
      </button>
    </form>
  )
}

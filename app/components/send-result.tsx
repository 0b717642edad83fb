import type { SendResultWords } from '../content/send-result.schema.ts'

interface SendResultProps {
  words: SendResultWords
  /** What is sent with the address: the tool's name as `from`, and its figures. */
  fields: Readonly<Partial<Record<string, string>>>
}

/** E-mails visitors their own result. A plain form: the booking provider answers with a page of its own. */
export function SendResult({ words, fields }: SendResultProps) {
  return (
    <form method="post" action="/desk/result">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h3 className="text-minor">{words.heading}</h3>
      <label htmlFor="send-email" className="mt-3 block text-small font-semibold">
        {words.label}
      </label>
      <input
        id="send-email"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        className="mt-1.5 w-full border border-ink bg-white px-3 py-3"
      />
      <p className="mt-2 text-small text-soft">{words.note}</p>
      <button type="submit" className="solid-button mt-4 w-full sm:w-auto">
        {words.button}
      </button>
      {/* Robots fill in every field; people never see this one. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="send-homepage">{words.honeypot}</label>
        <input id="send-homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  )
}

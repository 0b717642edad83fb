import type { SendResultWords } from '../content/send-result.schema.ts'

interface SendResultProps {
  words: SendResultWords
  /** What is sent with the address: the tool's name as `from`, and its figures. */
  fields: Readonly<Partial<Record<string, string>>>
}

/** E-mails visitors their own result. A plain form: the booking provider answers with a page of its own. */
export function SendResult({ words, fields }: SendResultProps) {
  return (
    <form className="send-result" method="post" action="/desk/result">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h3 className="text-minor">{words.heading}</h3>
      <label htmlFor="send-email" className="mt-3 block text-small font-semibold">
        {words.label}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
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
          className="min-h-12 min-w-0 flex-1 basis-64 border border-soft bg-white px-3 text-ink"
        />
        <button type="submit" className="outline-button w-full sm:w-auto">
          {words.button}
        </button>
      </div>
      <p className="mt-2 text-small text-soft">{words.note}</p>
      {/* Robots fill in every field; people never see this one. */}
      <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
        <label htmlFor="send-homepage">{words.honeypot}</label>
        <input id="send-homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  )
}

import { RESULT_PATH } from './addresses.ts'
import { DocumentHead, PageHeader } from './document-head.tsx'
import { ErrorSummary } from './form/error-summary.tsx'
import { Field } from './form/field.tsx'
import { HiddenFields, Honeypot } from './form/hidden-fields.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { TYPING } from './form/typing.ts'
import { noBreak, WORDS } from './labels.ts'
import { PageHeading } from './page-heading.tsx'
import { formatResultError, RESULT_WORDS, type ResultError } from './result-labels.ts'

/** What the page says: the result was sent, it could not be read, or why it was not sent, with the form. */
export type ResultView =
  | { state: 'sent'; back: string }
  | { state: 'unknown' }
  | { state: 'form'; error: ResultError; back: string; fields: Record<string, string>; email: string }

interface Props {
  brand: string
  phone: string
  /** Address of the website's home page. */
  site: string
  style: string
  view: ResultView
}

/** The answer to a request to e-mail a result. Plain HTML: it needs no script. */
export function ResultDocument({ brand, phone, site, style, view }: Props) {
  const { title, body } = contentOf(view, noBreak(phone))
  const back = view.state === 'unknown' ? site : view.back
  return (
    <html lang="en-US">
      <DocumentHead title={title} style={style} />
      <body>
        <PageHeader brand={brand} site={site} back={WORDS.backToSite(brand)} />
        <main className="relative mx-auto max-w-[64rem] px-4 py-6 wide:px-6">
          <PageHeading title={title} />
          {body}
          <p className="mt-5">
            <a className="link inline-flex min-h-11 items-center font-semibold" href={back}>
              {view.state === 'unknown' ? RESULT_WORDS.home : RESULT_WORDS.back}
            </a>
          </p>
          <p className="mt-5 text-soft">{RESULT_WORDS.call(noBreak(phone))}</p>
        </main>
      </body>
    </html>
  )
}

function contentOf(view: ResultView, phone: string) {
  switch (view.state) {
    case 'sent':
      return { title: RESULT_WORDS.sentTitle, body: <p>{RESULT_WORDS.sentText}</p> }
    case 'unknown':
      return { title: RESULT_WORDS.unknownTitle, body: <p>{RESULT_WORDS.unknownText}</p> }
    case 'form':
      return { title: RESULT_WORDS.title, body: <ResultForm view={view} phone={phone} /> }
  }
}

/** The form again, with the address as typed. It posts by itself. */
function ResultForm({ view, phone }: { view: Extract<ResultView, { state: 'form' }>; phone: string }) {
  const { error, fields, email } = view
  const message = error.kind === 'email' ? RESULT_WORDS.emailMessage : undefined
  return (
    <form method="post" action={RESULT_PATH}>
      <ErrorSummary
        {...formatResultError(error, phone)}
        fields={message ? [{ field: 'email', message }] : []}
        focus={null}
      />
      <HiddenFields values={fields} />
      <Honeypot />
      <div className="max-w-[32rem]">
        <Field
          name="email"
          label={RESULT_WORDS.email}
          value={email}
          message={message}
          {...TYPING.email}
          enterKeyHint="send"
        />
      </div>
      <SubmitButton sending={false} text={RESULT_WORDS.send} textWhileSending={RESULT_WORDS.send} />
    </form>
  )
}

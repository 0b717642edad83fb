import { CALL_PATH, CANCEL_PATH, callHref, INVITATION_PATH, MOVE_PATH } from '../domain/call-addresses.ts'
import { ActionForm } from './call-page.tsx'
import type { ShownCall } from './call-view.ts'
import { LIST_ROLE } from './list-role.ts'

/** What can be done about a call to come. */
export function UpcomingActions({ page, call, words }: ShownCall) {
  const { secret, isAttending, joinHref } = call
  const href = (path: string) => callHref(path, secret)
  // These two would show the staff the visitor's entry; the file is made for whoever asks for it.
  const visitorCalendars = [
    [words.google, call.googleHref],
    [words.outlook, call.outlookHref],
  ] as const
  const asks = call.canConfirm && !isAttending
  const join = !asks
    ? 'cta min-h-13 px-6 py-3 font-semibold'
    : 'outline-button min-h-13 wide:min-w-40 justify-center'
  return (
    <>
      <div className="flex max-w-[40rem] flex-wrap gap-3 print:hidden">
        {asks && (
          <div className="w-full wide:w-auto">
            <ActionForm action={href(CALL_PATH)} text={words.attend} main />
          </div>
        )}
        <a className={`${join} inline-flex items-center`} href={joinHref}>
          {words.join}
        </a>
      </div>
      <div className="mt-8 grid max-w-[40rem] gap-x-8 gap-y-6 border-t border-rule pt-5 print:hidden wide:grid-cols-2">
        <section aria-labelledby="call-change">
          <h2 id="call-change" className="text-minor">
            {words.change}
          </h2>
          <Links
            links={[
              [words.move, href(MOVE_PATH)],
              [words.cancel, href(CANCEL_PATH)],
              ...(page.staff ? [] : ([[words.prepare, call.prepareHref]] as const)),
            ]}
          />
        </section>
        <section aria-labelledby="call-calendar">
          <h2 id="call-calendar" className="text-minor">
            {words.calendar}
          </h2>
          <Links links={[...(page.staff ? [] : visitorCalendars), [words.file, href(INVITATION_PATH)]]} />
        </section>
      </div>
    </>
  )
}

function Links({ links }: { links: (readonly [text: string, href: string])[] }) {
  return (
    <ul className="mt-1" {...LIST_ROLE}>
      {links.map(([text, href]) => (
        <li key={href}>
          <a className="link inline-flex min-h-11 items-center" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

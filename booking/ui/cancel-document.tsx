import { CALL_PATH, CANCEL_PATH, callHref, MOVE_PATH } from '../domain/call-addresses.ts'
import type { CallView } from './call-document.tsx'
import { CANCEL_WORDS } from './call-labels.ts'
import { ActionForm, CallPage, type CallPageProps } from './call-page.tsx'
import { noBreakTime } from './labels.ts'

/** Asks once before a call is canceled. */
export function CancelDocument({ page, call }: { page: CallPageProps; call: CallView }) {
  const { secret, when, state } = call
  return (
    <CallPage page={page} title={CANCEL_WORDS.title}>
      <p className="max-w-[40rem] border-l-4 border-evergreen bg-white p-4 text-lead font-semibold">
        {noBreakTime(when)}
      </p>
      <p className="my-5 max-w-[40rem]">{state === 'held' ? CANCEL_WORDS.heldText : CANCEL_WORDS.text}</p>
      <ActionForm action={callHref(CANCEL_PATH, secret)} text={CANCEL_WORDS.cancel} />
      <p className="mt-5 flex flex-wrap gap-x-6">
        {state === 'ahead' && (
          <a className="link inline-flex min-h-11 items-center" href={callHref(MOVE_PATH, secret)}>
            {CANCEL_WORDS.move}
          </a>
        )}
        <a className="link inline-flex min-h-11 items-center" href={callHref(CALL_PATH, secret)}>
          {CANCEL_WORDS.keep}
        </a>
      </p>
    </CallPage>
  )
}

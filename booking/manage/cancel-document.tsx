import { CALL_PATH, CANCEL_PATH, callHref, MOVE_PATH } from '../core/addresses.ts'
import { noBreakTime } from '../form/ui/labels.ts'
import { TallLink } from '../form/ui/links.tsx'
import { ActionForm, CallPage, type CallPageProps, type CallView } from './call-page.tsx'
import { callPageWords } from './labels.ts'

/** Asks before a call is canceled. */
export function CancelDocument({ page, call }: { page: CallPageProps; call: CallView }) {
  const { secret, when, state } = call
  const words = callPageWords(page.staff !== null).cancel
  const href = (path: string) => callHref(path, secret)
  return (
    <CallPage page={page} title={words.title}>
      <p className="max-w-[40rem] border-l-4 border-evergreen bg-white p-4 text-lead font-semibold">
        {noBreakTime(when)}
      </p>
      <p className="my-5 max-w-[40rem]">{words.text}</p>
      <ActionForm action={href(CANCEL_PATH)} text={words.cancel} />
      <p className="mt-5 flex flex-wrap gap-x-6">
        {state === 'ahead' && <TallLink href={href(MOVE_PATH)}>{words.move}</TallLink>}
        <TallLink href={href(CALL_PATH)}>{words.keep}</TallLink>
      </p>
    </CallPage>
  )
}

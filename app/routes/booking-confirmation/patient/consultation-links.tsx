import type { ConfirmedCall } from '../../../request-context.ts'
import { LinkList } from '../link-list.tsx'
import { consultationConfirmation } from './content.ts'

type CallLinks = ConfirmedCall['links']

const { actions } = consultationConfirmation

/** What a patient can do with a consultation that is booked. */
export function KnownLinks({ links }: { links: CallLinks }) {
  return (
    <div className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2 print:hidden">
      <LinkList
        heading={actions.change}
        links={[
          [actions.move, links.move],
          [actions.cancel, links.cancel],
        ]}
      />
      <LinkList
        heading={actions.calendar}
        links={[
          [actions.google, links.google],
          [actions.outlook, links.outlook],
          [actions.file, links.file],
        ]}
      />
    </div>
  )
}

/** Only a visit from the message can confirm: its link shows that the address is the patient's. */
export function HeldLinks({ links: { confirm, cancel } }: { links: CallLinks }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
      {confirm && (
        <a className="solid-button" href={confirm}>
          {actions.confirm}
        </a>
      )}
      <a className="link inline-flex min-h-11 items-center" href={cancel}>
        {actions.cancel}
      </a>
    </p>
  )
}

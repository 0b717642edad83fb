import { officeDate, officeDays } from '../calendar/office-days.ts'
import { DAY_PATH, dayHref } from '../core/addresses.ts'
import { oneLine } from '../core/sanitize.ts'
import { LIST_ROLE } from '../form/ui/links.tsx'
import { type RefusedEntry, StaffField, StaffProblem } from '../form/ui/staff-field.tsx'
import { ActionLines } from '../manage/action-lines.tsx'
import { ActionForm } from '../manage/call-page.tsx'
import type { BlockedTime, Day, DayPage } from './data.ts'
import { clock, dateOf, Section } from './page-parts.tsx'

interface FormProps {
  page: DayPage
  refused: RefusedEntry | undefined
}

/** The times in which no calls are offered, and the form to block another. */
export function BlockedTimes({ page, blocks, refused }: FormProps & { blocks: BlockedTime[] }) {
  const unblock = dayHref(`${DAY_PATH}/unblock`, page.secret)
  return (
    <Section id="blocked" title="Blocked times">
      <ul className="mb-4" {...LIST_ROLE}>
        {blocks.map((block) => (
          <li key={block.id} className="border-b border-rule py-3">
            <p className="font-semibold">{formatBlock(page, block)}</p>
            <ActionLines settings={page.settings} actions={page.actions.get(block.id)} />
            {block.isOwn ? (
              <div className="mt-2">
                <ActionForm action={unblock} text="Unblock" fields={{ id: block.id }} />
              </div>
            ) : (
              <p className="text-label text-soft">Blocked for everybody</p>
            )}
          </li>
        ))}
      </ul>
      <BlockForm page={page} refused={refused} />
    </Section>
  )
}

/** The entries of connected calendars that could not be read, because they close times by guess. */
export function UnreadEntries({ calendars }: { calendars: Day['unread'] }) {
  return calendars.map(({ owner, names }) => (
    <p key={owner + names} className="mb-6 border-l-4 border-pencil bg-white px-4 py-2">
      {names.length === 1 ? '1 entry' : `${names.length} entries`} of {owner ? `${owner}’s` : 'your'} calendar
      couldn’t be read: {names.map(oneLine).join(', ')}. We keep every time they may be at closed, so please
      correct or delete them there.
    </p>
  ))
}

function BlockForm({ page: { settings, secret, now }, refused }: FormProps) {
  const today = officeDate(settings.rules, now).toString()
  const fields = [
    ['date', 'Day to block', { type: 'date', min: today, required: true }],
    ['from', 'From', { type: 'time' }],
    ['to', 'To', { type: 'time' }],
    ['last', 'Last day, if there are several', { type: 'date', min: today }],
  ] as const
  return (
    <form
      method="post"
      action={dayHref(`${DAY_PATH}/block`, secret)}
      className="max-w-card print:hidden"
      noValidate
    >
      <StaffProblem refused={refused} id="block-problem" />
      <div className="grid grid-cols-2 gap-3">
        {fields.map(([name, label, input]) => (
          <StaffField
            key={name}
            {...{ form: 'block', name, label, refused, ...input }}
            className={input.type === 'date' ? 'col-span-2' : ''}
            aria-describedby={refused ? 'block-problem block-hint' : 'block-hint'}
            // A page that says why a form failed starts at the reason
            autoFocus={refused !== undefined && name === 'date'}
          />
        ))}
      </div>
      <p className="mt-1 mb-3 text-fine text-soft" id="block-hint">
        Leave the times blank to block whole days. Booked calls won’t be canceled.
      </p>
      <button className="outline-button" type="submit">
        Block this time
      </button>
    </form>
  )
}

/** `Tuesday, December 1, all day`, `Tuesday, December 1, 12:00 PM to 2:00 PM`, or from one day to another. */
function formatBlock(page: DayPage, { startsAt, endsAt }: BlockedTime): string {
  const { rules } = page.settings
  const isMidnight = (at: Temporal.Instant) => officeDays(rules, officeDate(rules, at)).startsAt.equals(at)
  const first = dateOf(page, startsAt)
  const last = dateOf(page, endsAt.subtract({ minutes: 1 }))
  if (isMidnight(startsAt) && isMidnight(endsAt))
    return first === last ? `${first}, all day` : `${first} to ${last}`
  const end = first === last ? clock(page, endsAt) : `${dateOf(page, endsAt)}, ${clock(page, endsAt)}`
  return `${first}, ${clock(page, startsAt)} to ${end}`
}

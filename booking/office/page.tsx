import type { Connection } from '../calendar/connected/connections.ts'
import { officeDate } from '../calendar/office-days.ts'
import { dayHref, OFFICE_PATH } from '../core/addresses.ts'
import type { Booking } from '../core/booking.ts'
import { callHosts } from '../core/call-hosts.ts'
import { formatZone } from '../core/format-time.ts'
import { formatAsked, type Lead } from '../core/lead.ts'
import { oneLine } from '../core/sanitize.ts'
import { officePeople } from '../core/staff.ts'
import type { BookingContext } from '../form/context.ts'
import { documentResponse } from '../form/responses.tsx'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { FocusedHeading } from '../form/ui/focused-heading.tsx'
import { HiddenFields } from '../form/ui/hidden-fields.tsx'
import { LIST_ROLE, TallLink } from '../form/ui/links.tsx'
import { type RefusedEntry, StaffField, StaffProblem } from '../form/ui/staff-field.tsx'
import { BlockedTimes, UnreadEntries } from '../host/blocked-times.tsx'
import { CallBacks, CallLines, DoneNotice, Unsettled } from '../host/calls.tsx'
import type { DayPage } from '../host/data.ts'
import { clock, dateOf, PlainList, ReportSection, Section, typedLine } from '../host/page-parts.tsx'
import { LIST_NAMES } from '../lists/spreadsheet.ts'
import { ActionLines, formatAction } from '../manage/action-lines.tsx'
import { ActionForm } from '../manage/call-page.tsx'
import { type Office, readOffice } from './data.ts'

interface Asked {
  search?: string | undefined
  /** A call whose outcome was just recorded. */
  done?: Booking | undefined
  /** A call by hand that was refused. */
  booking?: RefusedEntry
  /** A calendar that was refused. */
  connecting?: RefusedEntry
}

interface FormProps {
  page: DayPage
  refused: RefusedEntry | undefined
}

/** The parts of the page, in the order in which they stand on a phone. */
const PARTS = [
  ['by-hand', 'Book a call'],
  ['calls', 'Calls'],
  ['blocked', 'Blocked'],
  ['leads', 'Leads'],
  ['numbers', 'Numbers'],
] as const

/** The office's page: a call by hand, what needs somebody, all calls and leads, and what was done. @throws StoreError */
export async function officeResponse(
  context: BookingContext,
  opened: DayPage,
  { search = '', done, booking, connecting }: Asked,
  status = 200,
): Promise<Response> {
  const typed = search.trim().slice(0, 80)
  const office = await readOffice(context.store, opened, typed)
  const page = { ...opened, actions: office.actions }
  const { settings, now, person, secret } = page
  const zone = formatZone(now.epochMilliseconds, settings.rules.officeZone)
  const name = officePeople(settings).find(({ id }) => id === person)?.name
  return documentResponse(
    <DocumentFrame title="Your office" context={context}>
      <main className="mx-auto max-w-256 px-4 py-5 wide:px-6 wide:py-8">
        <FocusedHeading kicker={`${dateOf(page, now)}. Times are ${zone}.`} title="Your office" />
        <p className="mb-3" role="status">
          {name && `This is ${name}’s link. `}
          {office.alarms.join(' ') || 'No alarm is on.'}
        </p>
        <nav
          className="sticky top-0 z-10 mb-6 flex flex-wrap justify-between gap-x-2 border-b border-rule bg-paper text-label wide:justify-start wide:gap-x-8 print:hidden"
          aria-label="Parts of this page"
        >
          {PARTS.map(([id, text]) => (
            <TallLink key={id} href={`#${id}`}>
              {text}
            </TallLink>
          ))}
        </nav>
        {done?.outcome && <DoneNotice page={page} call={done} outcome={done.outcome} />}
        <div className="gap-x-12 lg:grid lg:grid-cols-[21rem_1fr]">
          <div className="lg:sticky lg:top-16 lg:self-start">
            <CallByHand page={page} refused={booking} />
          </div>
          <div>
            <div id="calls">
              <UnreadEntries calendars={office.unread} />
              <CallBacks page={page} callBacks={office.callBacks} />
              <Unsettled page={page} calls={office.unsettled} />
              <Messages page={page} messages={office.givenUp} />
              <SearchForm page={page} typed={typed} />
              <Section id="ahead" title={typed ? `Calls with “${typed}”` : 'Calls ahead'}>
                {office.calls.length === 0 && <p>{typed ? 'There are none.' : 'No call is booked.'}</p>}
                <CallLines page={page} calls={office.calls} />
              </Section>
            </div>
            <BlockedTimes page={page} blocks={office.blocks} refused={undefined} />
            <Hosts page={page} hosts={office.hosts} refused={connecting} />
            <Leads page={page} leads={office.leads} typed={typed} />
            <Numbers page={page} office={office} />
            <ActionForm action={dayHref(`${OFFICE_PATH}/close`, secret)} text="Close the office" />
          </div>
        </div>
      </main>
    </DocumentFrame>,
    status,
  )
}

/** Messages that were given up, each until it is sent again. */
function Messages({ page, messages }: { page: DayPage; messages: Office['givenUp'] }) {
  if (messages.length === 0) return null
  return (
    <Section id="messages" title="These messages were given up">
      <ul className="grid gap-3" {...LIST_ROLE}>
        {messages.map(({ id, kind, lastError }) => (
          <li key={id} className="border border-rule bg-white p-4">
            <p className="font-semibold">{kind.replaceAll('-', ' ')}</p>
            <p className="mb-3 text-label text-soft">{oneLine(lastError ?? '')}</p>
            <ActionForm
              action={dayHref(`${OFFICE_PATH}/retry`, page.secret)}
              text="Send again"
              fields={{ id }}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SearchForm({ page, typed }: { page: DayPage; typed: string }) {
  return (
    <form action={`${OFFICE_PATH}#calls`} className="mb-9 flex flex-wrap items-end gap-3 print:hidden">
      <HiddenFields values={{ link: page.secret }} />
      <StaffField
        form="find"
        name="q"
        label="Find a call or a lead"
        type="search"
        defaultValue={typed}
        maxLength={80}
        className="grow"
      />
      <button className="outline-button self-end" type="submit">
        Search
      </button>
      {typed && <TallLink href={dayHref(OFFICE_PATH, page.secret)}>Show all</TallLink>}
    </form>
  )
}

function Leads({ page, leads, typed }: { page: DayPage; leads: Lead[]; typed: string }) {
  const lines = leads.map((lead) => {
    const asked = formatAsked(lead, page.settings.rules.officeZone)
    return (
      <>
        <span className="block font-semibold">{typedLine(lead.name, lead.practice)}</span>
        <span className="block break-words text-label text-soft">
          {typedLine(lead.specialty, lead.email, lead.phone)}. {dateOf(page, lead.createdAt)}: {asked}.
        </span>
        <ActionLines settings={page.settings} actions={page.actions.get(lead.id)} />
      </>
    )
  })
  return (
    <Section id="leads" title={typed ? `Leads with “${typed}”` : 'Newest leads'}>
      {leads.length === 0 ? <p>There are none.</p> : <PlainList lines={lines} />}
    </Section>
  )
}

/** Who takes calls: where their emails go, and the calendars that close times for them and get their calls. */
function Hosts({ page, hosts, refused }: FormProps & { hosts: Office['hosts'] }) {
  const { agencyCopyTo } = page.settings.mail
  return (
    <Section id="hosts" title="Who takes calls">
      <ul className="grid gap-3" {...LIST_ROLE}>
        {hosts.map(({ id, name, email, calendars, connect }) => (
          <li key={id} className="border border-rule bg-white p-4">
            <p className="font-semibold">{name || page.settings.agency.name}</p>
            <p className="text-label break-words text-soft">
              {email ? `Emails go to ${email}.` : `No email of their own: theirs go to ${agencyCopyTo}.`}
            </p>
            {calendars.map((calendar) => (
              <p key={calendar.id} className="mt-2 break-words">
                {oneLine(stateOf(page, calendar))}
              </p>
            ))}
            {calendars.length === 0 && <p className="mt-2">No calendar is connected.</p>}
            {connect.length > 0 && (
              <p>
                {connect.map(({ name, address }) => (
                  <TallLink key={name} href={address} className="mr-6">
                    Connect {name}
                  </TallLink>
                ))}
                <span className="block text-fine text-soft">
                  Works for 30 minutes. Open it signed in as the calendar’s owner.
                </span>
              </p>
            )}
            <div className="mt-3">
              <ActionForm
                action={dayHref(`${OFFICE_PATH}/day`, page.secret)}
                text="Email the link to their calls"
                fields={{ person: id }}
              />
              <ActionLines settings={page.settings} actions={page.actions.get(id)?.slice(-1)} />
            </div>
          </li>
        ))}
      </ul>
      <ConnectCalDav page={page} refused={refused} />
    </Section>
  )
}

/** The field to correct starts the page that says why. */
const CORRECTED = { autoFocus: true, 'aria-invalid': true, 'aria-describedby': 'caldav-problem' }

/** The form for a calendar on a CalDAV server, with its login. */
function ConnectCalDav({ page, refused }: FormProps) {
  const fields = [
    ['server', 'Address of the server, like https://caldav.icloud.com', { type: 'url' }],
    ['user', 'User name', { type: 'text' }],
    ['password', 'App password', { type: 'password' }],
    ['calendar', 'Name of the calendar, if there are several', { type: 'text' }],
  ] as const
  return (
    <details className="mt-3 print:hidden" open={refused !== undefined}>
      <summary className="link inline-flex min-h-11 items-center">
        Connect a calendar at iCloud, Fastmail or another CalDAV server
      </summary>
      <form
        method="post"
        action={dayHref(`${OFFICE_PATH}/calendar`, page.secret)}
        className="grid max-w-card gap-3"
        noValidate
      >
        <StaffProblem refused={refused} id="caldav-problem" />
        <HostField form="caldav" label="Whose calendar it is" page={page} refused={refused} />
        {fields.map(([name, label, input]) => (
          <StaffField
            key={name}
            {...{ form: 'caldav', name, label, refused, ...input }}
            {...(refused?.field === name && CORRECTED)}
          />
        ))}
        <p className="text-fine text-soft">
          Make an app password in the settings of the calendar’s account. We check it with the server before
          we keep it.
        </p>
        <button className="outline-button justify-self-start" type="submit">
          Connect this calendar
        </button>
      </form>
    </details>
  )
}

function stateOf(page: DayPage, { account, readAt, failedAt, lastError }: Connection): string {
  if (failedAt) return `${account} can’t be read since ${dateOf(page, failedAt)}: ${lastError}`
  return `${account}: ${readAt ? `read at ${clock(page, readAt)}` : 'not read yet'}`
}

/** The report of the last months, lists for a spreadsheet, and what was done. */
function Numbers({ page, office }: { page: DayPage; office: Office }) {
  const { secret, settings } = page
  const done = office.latest.map((action) =>
    [action.name && oneLine(action.name), formatAction(settings, action)].filter(Boolean).join(': '),
  )
  return (
    <div id="numbers">
      <ReportSection report={office.report}>
        <PlainList lines={office.changes} />
        <form
          method="post"
          action={dayHref(`${OFFICE_PATH}/note`, secret)}
          className="mt-4 flex flex-wrap items-end gap-3 print:hidden"
        >
          <StaffField
            form="note"
            name="name"
            label="What did you change on the site today?"
            type="text"
            maxLength={80}
            required
            className="grow"
          />
          <button className="outline-button" type="submit">
            Note it
          </button>
          <p className="w-full text-fine text-soft">
            The four weeks before and after it are then compared above.
          </p>
        </form>
      </ReportSection>
      <Section id="exports" title="For a spreadsheet">
        <div className="flex flex-wrap gap-3">
          {LIST_NAMES.map((list) => (
            <ActionForm key={list} action={dayHref(`${OFFICE_PATH}/export/${list}`, secret)} text={list} />
          ))}
        </div>
      </Section>
      <Section id="done" title="Lately done">
        <PlainList lines={done} />
      </Section>
    </div>
  )
}

/** The form for a call that somebody asked for by phone or email. */
function CallByHand({ page, refused }: FormProps) {
  const fields = [
    ['name', 'Name', { type: 'text', maxLength: 80 }],
    ['email', 'Email', { type: 'email', maxLength: 254 }],
    ['phone', 'Phone (optional)', { type: 'tel', maxLength: 40 }],
    ['date', 'Day', { type: 'date', min: officeDate(page.settings.rules, page.now).toString() }],
    ['time', 'Time', { type: 'time' }],
  ] as const
  return (
    <Section id="by-hand" title="Book a call">
      <form
        method="post"
        action={dayHref(`${OFFICE_PATH}/book`, page.secret)}
        className="grid gap-3 print:hidden"
        noValidate
      >
        <StaffProblem refused={refused} />
        {fields.map(([name, label, input]) => (
          <StaffField key={name} {...{ form: 'by-hand', name, label, refused, ...input }} />
        ))}
        <HostField form="by-hand" label="Who takes it" page={page} refused={refused} />
        <p className="text-fine text-soft">
          Also at a time that the site doesn’t offer. The visitor gets the invitation.
        </p>
        <button className="outline-button justify-self-start" type="submit">
          Book this call
        </button>
      </form>
    </Section>
  )
}

/** The choice of a host, where there are several. */
function HostField({ page, refused, form, label }: FormProps & { form: string; label: string }) {
  const hosts = callHosts(page.settings)
  if (hosts.length === 1) return null
  return (
    <div>
      <label className="mb-1 block font-semibold" htmlFor={`${form}-person`}>
        {label}
      </label>
      <select
        id={`${form}-person`}
        name="person"
        className="control"
        defaultValue={refused?.form.get('person') ?? undefined}
      >
        {hosts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

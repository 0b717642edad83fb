import { listChanges } from '../db/audit.ts'
import { requestPages } from '../db/list-requests.ts'
import { setAsidePages } from '../db/list-set-aside.ts'
import { bookingPages, leadPages, resultPages } from '../db/listings.ts'
import { listEvents, MAX_EVENTS } from '../db/webhook-events.ts'
import { numberOption } from './arguments.ts'
import { callColumns, consents, day, PERSON, pairs, shortId, source, value, when } from './columns.ts'
import { type Command, rowPages, toRows } from './command.ts'
import { withSubject } from './result-subject.ts'

const MAX_CHANGES = 10_000

export const bookings: Command = {
  name: 'bookings',
  ofCalendar: true,
  parameters: [],
  flags: ['all'],
  usage: '[--all]',
  summary: 'upcoming calls; --all includes past and canceled ones',
  check({ flags }) {
    const all = flags.has('all')
    return async ({ store, settings, now }) => ({
      records: rowPages(bookingPages(await store(), settings.host, { upcomingAfter: all ? undefined : now })),
      columns: callColumns(settings, { status: all }),
      empty: all ? 'No calls yet.' : 'No upcoming calls. For past and canceled ones: bookings --all.',
    })
  },
}

export const leads: Command = {
  name: 'leads',
  parameters: [],
  usage: '',
  summary: 'people who asked for the guide, newest first',
  check:
    () =>
    async ({ store, settings }) => ({
      records: rowPages(leadPages(await store())),
      columns: [
        ['Received', when('createdAt', settings.rules.officeZone)],
        ...PERSON,
        ['Consents', consents],
      ],
      empty: 'No leads yet.',
    }),
}

export const requests: Command = {
  name: 'requests',
  parameters: [],
  usage: '',
  summary: 'people who asked for another time, newest first',
  check:
    () =>
    async ({ store, settings }) => ({
      records: rowPages(requestPages(await store())),
      columns: [
        ['Received', when('createdAt', settings.rules.officeZone)],
        ['Preferred day', (row) => day('preferredDay')(row) || 'any'],
        ['Part of day', value('partOfDay')],
        ['Their time zone', value('zone')],
        ['Name', value('name')],
        ['Practice', value('practice')],
        ['E-mail', value('email')],
        ['Phone', value('phone')],
        ['Source', source],
        ['Note', value('note')],
      ],
      empty: 'No requests for other times yet.',
    }),
}

export const results: Command = {
  name: 'results',
  parameters: [],
  usage: '',
  summary: 'results that visitors e-mailed themselves, newest first',
  check:
    () =>
    async ({ store, settings }) => ({
      records: withSubject(rowPages(resultPages(await store())), settings.describeResult),
      columns: [
        ['Received', when('createdAt', settings.rules.officeZone)],
        ['E-mail', value('email')],
        ['Tool', value('kind')],
        ['Result', value('subject')],
      ],
      empty: 'No e-mailed results yet.',
    }),
}

export const history: Command = {
  name: 'history',
  parameters: [],
  values: ['limit'],
  usage: '[--limit 20]',
  summary: 'webhook calls, newest first',
  check(typed) {
    const limit = numberOption(typed, 'limit', MAX_EVENTS, MAX_EVENTS)
    return async ({ store, settings }) => ({
      records: [toRows(await listEvents(await store(), limit))],
      columns: [
        ['Received', when('receivedAt', settings.rules.officeZone)],
        ['Method', value('method')],
        ['Fields', pairs('query')],
      ],
      empty: 'No webhook calls yet. The page /webhook-test sends a test.',
    })
  },
}

export const setAside: Command = {
  name: 'set-aside',
  ofCalendar: true,
  parameters: [],
  usage: '',
  summary: 'suspicious entries that were not acted on, newest first',
  check:
    () =>
    async ({ store, settings }) => ({
      records: rowPages(setAsidePages(await store(), settings.host)),
      columns: [
        ['Received', when('createdAt', settings.rules.officeZone)],
        ['Form', value('form')],
        ['Reason', value('reason')],
        ['Entries', value('entries')],
        ['Id', shortId()],
        ['Answers', pairs('answers')],
      ],
      empty: 'Nothing was set aside.',
    }),
}

export const audit: Command = {
  name: 'audit',
  ofCalendar: true,
  parameters: [],
  values: ['limit'],
  usage: '[--limit 20]',
  summary: 'what was changed by a command or by a link in your e-mails, newest first',
  check(typed) {
    const limit = numberOption(typed, 'limit', MAX_CHANGES, MAX_CHANGES)
    return async ({ store, settings }) => ({
      records: [toRows(await listChanges(await store(), settings.host, limit))],
      columns: [
        ['When', when('happenedAt', settings.rules.officeZone)],
        ['Who', value('operator')],
        ['What', value('action')],
        ['Details', pairs('details')],
      ],
      empty: 'Nothing was changed yet.',
    })
  },
}

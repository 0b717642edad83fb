import { idsElsewhere, idsOf, type PersonRecords } from '../db/person-records.ts'
import type { Store } from '../db/store.ts'
import type { Person } from '../domain/person.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { mailFolder, mailsOf } from '../email/mail-files.ts'
import { value } from './columns.ts'
import type { Column, Row } from './command.ts'

/**
 * Paths of the e-mails on disk to, from or about a person in one calendar.
 * @param records as they are; of an erasure, also as they were before
 */
export async function mailsAbout(
  store: Store,
  person: Person,
  records: PersonRecords[],
  { dataDir }: BookingSettings,
): Promise<string[]> {
  return await mailsOf(mailFolder(dataDir), {
    contact: person.contact,
    subjects: records.flatMap(idsOf),
    messages: records.flatMap((one) => one.messages.map(({ id }) => id)),
    except: await idsElsewhere(store, person),
  })
}

type Erased = Record<keyof Omit<PersonRecords, 'optOuts'> | 'mails', unknown[]>

const NAMES: Record<keyof Erased, string> = {
  bookings: 'calls',
  leads: 'guide requests',
  requests: 'requests for other times',
  results: 'e-mailed results',
  messages: 'messages of the outbox',
  setAside: 'entries set aside',
  webhookEvents: 'webhook calls',
  mails: 'e-mails in the data folder',
}

/** How many records of each kind there are, in words. */
export function countsOf(found: Erased): Row[] {
  return Object.entries(NAMES).map(([kind, what]) => ({
    what,
    number: found[kind as keyof Erased].length,
  }))
}

/** Columns of `countsOf`, the first under this heading. */
export function countColumns(heading: string): Column[] {
  return [
    [heading, value('what')],
    ['Number', value('number')],
  ]
}

import { DAY_PATH, dayHref, OFFICE_PATH } from '../core/addresses.ts'
import { callHosts } from '../core/call-hosts.ts'
import { formatWhen } from '../core/format-time.ts'
import { OFFICE_UNOPENED } from '../core/settings.ts'
import { officePeople } from '../core/staff.ts'
import { createDayLink, DAY_LINK_LIFE, revokeDayLinks } from '../messages/secret-links.ts'
import type { Command } from './command.ts'
import { personOf } from './typed.ts'

export const link: Command = {
  name: 'link',
  options: { person: { type: 'string' }, office: { type: 'boolean' }, revoke: { type: 'boolean' } },
  usage: '[--office] [--person ana] [--revoke]',
  summary: 'print a link to a person’s day or the office; --revoke ends all links',
  async run({ options: { person, office, revoke } }, { store, settings, now }) {
    if (revoke) {
      const count = await revokeDayLinks(await store())
      return `${count} ${count === 1 ? 'link was' : 'links were'} ended, those in morning emails too.\n`
    }
    const { origin } = settings.agency
    if (office) {
      const { id } = personOf(officePeople(settings), person)
      const secret = await createDayLink(await store(), OFFICE_UNOPENED, now, id)
      return `${origin}${dayHref(OFFICE_PATH, secret)}\nIt opens the office once, within 12 hours.\n`
    }
    const { id } = personOf(callHosts(settings), person)
    const secret = await createDayLink(await store(), id, now)
    const end = formatWhen(now.add(DAY_LINK_LIFE).epochMilliseconds, settings.rules.officeZone)
    return `${origin}${dayHref(DAY_PATH, secret)}\nIt works until ${end}. Anyone who has it can see and change the calls.\n`
  },
}

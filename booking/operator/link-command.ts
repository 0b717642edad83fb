import { DAY_PATH, dayHref } from '../core/addresses.ts'
import { createDayLink, dayLinkEnd, revokeDayLinks } from '../messages/day-links.ts'
import type { Command } from './command.ts'
import { personOf } from './find-id.ts'
import { formatOffice } from './office-time.ts'

export const link: Command = {
  name: 'link',
  words: [0, 0],
  options: { person: { type: 'string' }, revoke: { type: 'boolean' } },
  usage: '[--person <id>] [--revoke]',
  summary: 'print a link to the page of the day; --revoke: end all such links',
  async run({ options: { person, revoke } }, { store, settings, now }) {
    if (revoke) {
      const count = await revokeDayLinks(await store())
      return `${count} ${count === 1 ? 'link was' : 'links were'} ended, those in morning emails too.\n`
    }
    const { id } = personOf(settings, person)
    const secret = await createDayLink(await store(), id, now)
    const end = formatOffice(dayLinkEnd(now), settings.rules.officeZone)
    return [
      settings.agency.origin + dayHref(DAY_PATH, secret),
      `It works until ${end}. Anyone who has it can see and change the calls.\n`,
    ].join('\n')
  },
}

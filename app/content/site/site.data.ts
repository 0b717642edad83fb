import { z } from 'zod'
import { parseContent, shownFile } from '../checks/content-error.ts'
import { listFiles } from '../read/content-folder.ts'
import { announce, isEditor, mark } from '../read/mark.ts'
import { readYaml } from '../read/yaml.ts'
import { formatOfficeDays, formatOfficeHours } from './office-hours.ts'
import { addressLine, type Person, personSchema, type Site, siteSchema } from './site.schema.ts'

const { value, lineOf } = readYaml('site.yaml')
announce('site.yaml', siteSchema)
const facts = parseContent(shownFile('site.yaml'), siteSchema, value, lineOf)
const { address, officeHoursZone, retention, specialties, strategyCall } = facts

/** The owner's facts, from `content/site.yaml` and `content/people/`. */
export const site: Site = {
  ...facts,
  people: readPeople(),
  officeHours: formatOfficeHours(strategyCall.hours, officeHoursZone),
  officeDays: formatOfficeDays(strategyCall.hours),
  addressLine: addressLine(address),
  kept: formatRetention(retention),
}

function readPeople(): Person[] {
  const schema = personSchema.extend({
    calls: z.union([z.literal('all'), z.array(z.enum(specialties))], {
      error: `must be 'all' or a list of specialties: ${specialties.join(', ')}`,
    }),
  })
  announce('people/*.yaml', schema)
  return listFiles('people/*.yaml')
    .flatMap((file) => {
      const { value, lineOf } = readYaml(file)
      announce(file, schema)
      const person = parseContent(shownFile(file), schema, value, lineOf)
      if (person.draft && !isEditor) return []
      const id = file.replace(/^people\/|\.yaml$/g, '')
      const name = person.isSample ? `${person.name} (sample)` : person.name
      return [
        {
          ...person,
          id,
          name,
          about: mark(file, ['about'], person.about),
          ...(person.struck && {
            struck: {
              line: mark(file, ['struck', 'line'], person.struck.line),
              why: mark(file, ['struck', 'why'], person.struck.why),
            },
          }),
          ...(person.photo && { photo: `people/${person.photo}` }),
        },
      ]
    })
    .sort((one, other) => (one.order ?? 99) - (other.order ?? 99))
}

/** How long each kind of record is kept, in words: `bookings` is `24 months`. */
function formatRetention(retention: Site['retention']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(retention).map(([field, count]) => {
      const [, kind = '', unit = ''] = /^(\w+?)(Months|Days)$/.exec(field) ?? []
      const word = unit.toLowerCase()
      return [kind, `${count} ${count === 1 ? word.slice(0, -1) : word}`]
    }),
  )
}

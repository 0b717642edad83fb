import { listFiles, readText } from './read/content-folder.ts'
import { site } from './site/site.data.ts'

/** What has to be reviewed in the owner's folder, and by which day: each `reviewBy`, and the last of the days off. */
export const reviews = [
  ...listFiles('**/*.{yaml,md}').flatMap((file) => {
    const [, by] = /^reviewBy: ["']?(\d{4}-\d\d-\d\d)/m.exec(readText(file)) ?? []
    return by ? [{ by, what: `content/${file}; check its facts and set the next reviewBy` }] : []
  }),
  ...site.strategyCall.daysOff
    .toSorted()
    .slice(-1)
    .map((by) => ({
      by,
      what: 'strategyCall.daysOff in content/site.yaml, which ends then; add the next federal holidays',
    })),
]

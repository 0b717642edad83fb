import { ContentError, shown } from '../../app/content/content-error.ts'
import type { Site } from '../../app/content/site.schema.ts'
import { checkRules, InvalidRules } from '../../booking/domain/rules.ts'
import type { CallRules } from '../../booking/domain/settings.ts'

/**
 * The booking rules of `site.config.ts`, checked by the booking provider that computes with them.
 * @throws {ContentError} naming the field, what was found and what is allowed
 */
export function checkCalendar({ strategyCall }: Pick<Site, 'strategyCall'>): CallRules {
  const { title: _title, videoLink: _videoLink, ...rules } = strategyCall
  try {
    return checkRules(rules)
  } catch (error) {
    if (!(error instanceof InvalidRules)) throw error
    const field = `strategyCall.${error.field.replace(/\[([\d-]+)\]/g, '.$1')}`
    const reason = `found ${shown(error.value)}; it must be ${error.expected}`
    throw new ContentError('site.config.ts', [{ field, reason }])
  }
}

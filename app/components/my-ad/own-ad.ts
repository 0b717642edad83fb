import type { CallNote } from '../../../platform/call-notes.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { adContent, type SampleAd, sampleAds } from '../../content/specialties/ads.data.ts'

/** What makes a sample ad the visitor's own. The names are empty until they are typed. */
export interface OwnAd {
  practice: string
  town: string
  /** The name of an ad's file. */
  specialty: string
}

const MAX_NAME = 60

export const SAMPLE_PATH = '/samples/ad-and-landing-page'

/** The sample ad of a specialty, or the first one. */
export const adOf = (specialty: string | null): SampleAd =>
  sampleAds.find(({ slug }) => slug === specialty) ?? (sampleAds[0] as SampleAd)

/**
 * A name as it may stand in an ad under our address: letters, digits and what names have between them, no markup and no
 * web address. Nobody can make a link that puts their words there.
 */
export function cleanName(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{N} &'’,.-]/gu, '')
    .replace(/\.(?=\S)/g, ' ')
    .slice(0, MAX_NAME)
}

/** The ad that an address's fragment asks for, which browsers don't send to the server; null without one. */
export function readFragment(fragment: string): OwnAd | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!given.has('practice') && !given.has('town') && !given.has('specialty')) return null
  return {
    practice: cleanName(given.get('practice') ?? ''),
    town: cleanName(given.get('town') ?? ''),
    specialty: adOf(given.get('specialty')).slug,
  }
}

export const sampleHref = (own: OwnAd) => `${SAMPLE_PATH}#${new URLSearchParams({ ...own })}`

/** The names for the ad's placeholders. */
export const namesOf = ({ practice, town }: Pick<OwnAd, 'practice' | 'town'>) => ({
  practice: practice.trim() || adContent.practice,
  town: town.trim() || adContent.town,
})

/** The ad as a note for the call. `origin` makes the address one that can be opened from an email. */
export function noteOf(own: OwnAd, origin: string): CallNote {
  const { name: specialty } = adOf(own.specialty)
  const names = namesOf(own)
  const fill = (text: string) => fillPlaceholders(text, { ...names, specialty })
  return {
    kind: 'ad',
    text: fill(adContent.form.note),
    link: { label: fill(adContent.form.noteLink), href: origin + sampleHref(own) },
    answers: { practice: names.practice, specialty },
  }
}

import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { legalTexts } from '../../content/legal/legal.data.ts'
import { patients } from '../../content/patients/patients.data.ts'
import { bookedWeeks } from '../../content/promises/booked-weeks.data.ts'
import { site } from '../../content/site/site.data.ts'
import { cardOf } from '../card.ts'
import { isListed, type SitePage } from '../site-files/read-page.ts'
import { type CardWords, drawCard } from './card.ts'
import { createRenderer } from './renderer.ts'

/**
 * Draws the share picture of every listed page into `cards` under `client`.
 * @param fonts folder of the site's fonts as static TrueType files: the renderer reads no others
 */
export async function drawCards(pages: readonly SitePage[], fonts: string, client: string): Promise<void> {
  const cards = pages.filter(isListed).map(wordsOf)
  const renderer = createRenderer(globSync('*.ttf', { cwd: fonts }).map((file) => path.join(fonts, file)))
  await mkdir(path.join(client, 'cards'), { recursive: true })
  for (const words of cards) {
    await writeFile(path.join(client, cardOf(words.path)), renderer.png(drawCard(words, renderer)))
  }
}

/** The texts of a page's share picture: the page's own kicker, headline and name. */
export function wordsOf(page: SitePage): CardWords {
  const name = page.meta['og:site_name'] ?? site.brand
  const isAdvertisement = name !== site.brand
  const paidFor = fillPlaceholders(patients.labels.paidFor, { clinic: name })
  return {
    path: page.path,
    scheme: schemeOf(page, isAdvertisement),
    kicker: isAdvertisement
      ? paidFor
      : (page.meta['article:section'] ?? (page.kicker || lastCrumb(page) || site.tagline.replace(/\.$/, ''))),
    headline: page.headline,
    name,
    isAdvertisement,
    // An advertorial's kicker is either that it is paid for, or that it is a sample.
    note: isAdvertisement && page.kicker !== paidFor ? page.kicker : '',
    book: bookedWeeks,
  }
}

function schemeOf({ path: address }: SitePage, isAdvertisement: boolean): CardWords['scheme'] {
  if (isAdvertisement) return 'white'
  if (address.startsWith('/blog/')) return 'night'
  return Object.hasOwn(legalTexts, address) ? 'leaf' : 'paper'
}

function lastCrumb({ data }: SitePage): string | undefined {
  const way = data.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
  return Array.isArray(way) ? way.at(-1)?.name : undefined
}

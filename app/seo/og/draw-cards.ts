import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { legalTexts } from '../../content/legal/legal.data.ts'
import { patients } from '../../content/patients/patients.data.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { site } from '../../content/site/site.data.ts'
import { menuName } from '../breadcrumbs.ts'
import { cardOf } from '../card.ts'
import { isListed, type SitePage } from '../site-files/site-page.ts'
import { type CardWords, drawCard } from './card.ts'
import { renderPng } from './renderer.ts'

/**
 * Draws the share picture of every listed page into `cards` under `client`.
 * @param fonts folder of the site's fonts as static TrueType files: the renderer reads no others
 */
export async function drawCards(pages: readonly SitePage[], fonts: string, client: string): Promise<void> {
  const cards = pages.filter(isListed).map(wordsOf)
  const files = globSync('*.ttf', { cwd: fonts }).map((file) => path.join(fonts, file))
  await mkdir(path.join(client, 'cards'), { recursive: true })
  for (const words of cards)
    await writeFile(path.join(client, cardOf(words.path)), renderPng(drawCard(words), files))
}

/** The texts of a page's share picture: the page's own kicker, headline and name. */
function wordsOf(page: SitePage): CardWords {
  const { path, meta, clinic, contents } = page
  const { kicker, headline } = contents
  const name = clinic?.name ?? site.brand
  const isAdvertisement = clinic !== undefined
  const paidFor = fillPlaceholders(patients.labels.paidFor, { clinic: name })
  return {
    path,
    scheme: schemeOf(path, isAdvertisement),
    kicker: isAdvertisement ? paidFor : meta.article?.section || kicker || nameOf(page),
    headline,
    name,
    isAdvertisement,
    // An advertorial's kicker is either that it is paid for, or that it is a sample.
    note: isAdvertisement && kicker !== paidFor ? kicker : '',
  }
}

const nameOf = ({ path, meta }: SitePage) =>
  path === '/' ? site.tagline.replace(/\.$/, '') : (menuName(path) ?? meta.title)

function schemeOf(address: string, isAdvertisement: boolean): CardWords['scheme'] {
  if (isAdvertisement) return 'white'
  if (address.startsWith('/blog/')) return 'night'
  return Object.hasOwn(legalTexts, address) ? 'leaf' : 'paper'
}

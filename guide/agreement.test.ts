import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { agreement, agreementPdf } from '../app/content/agreement.ts'
import { commitment, guarantees, qualifiedConsultation, terms } from '../app/content/promises.ts'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { buildAgreement } from './agreement.ts'

const folder = temporaryFolder()
const file = path.join(folder, agreementPdf)
let pdf: Awaited<ReturnType<typeof getDocumentProxy>>

beforeAll(async () => {
  await buildAgreement(folder)
  pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)))
})

async function textOf(number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

const pages = () => Promise.all(Array.from({ length: pdf.numPages }, (_, i) => textOf(i + 1)))
const flat = (text: string) => text.replace(/\s+/g, '')

it('is a small, tagged document of a few US Letter pages', async () => {
  expect(pdf.numPages).toBeLessThanOrEqual(4)
  expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792])
  expect(statSync(file).size).toBeLessThan(150_000)
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: `Sample: ${agreement.title}`, Language: 'en-US' })
})

it('says on every page that it is a sample', async () => {
  for (const text of await pages()) expect(text).toContain(agreement.footer)
})

it('has a bookmark for every clause, in order', async () => {
  const titles = ((await pdf.getOutline()) ?? []).map(({ title }) => title)
  expect(titles).toEqual([
    agreement.title,
    ...agreement.clauses.map(({ heading }, index) => `${index + 1}. ${heading}`),
  ])
})

it('contains every clause and note as text, with the figures of the promises', async () => {
  const all = flat((await pages()).join(' '))
  for (const { paragraphs, note } of agreement.clauses)
    for (const text of [...paragraphs, ...(note ? [note] : [])].filter((one) => !one.includes('{')))
      expect(all).toContain(flat(text))
  const { consultations, withinDays } = guarantees.paidTraffic
  for (const figure of [
    `${consultations} qualified consultations`,
    `${withinDays} days of launch`,
    qualifiedConsultation.is,
    `at least ${commitment.minimumDays} days`,
    `${commitment.noticeDays} days’ written notice`,
    `within ${terms.invoiceDueDays} days`,
    `${terms.lateFeePercentPerMonth}%`,
    `last ${terms.liabilityCapMonthsOfFees} months`,
  ])
    expect(all).toContain(flat(figure))
})

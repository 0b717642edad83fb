import { readFileSync } from 'node:fs'
import path from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { clinicAt } from '../../app/content/clinics.ts'
import { lintVoice } from '../../app/content/voice-rules.ts'
import { built, pages, patientPages } from './built-site.ts'
import { blocksOf, readingLevel } from './reading-level.ts'

/** School grades, by Flesch-Kincaid: patients read more easily than practice owners do. */
const PATIENTS = 8
const OWNERS = 9
/** Forms, and pages around them. */
const FORMS = ['/book', '/growth_playbook', '/webhook-test']

const main = (html: string) => /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
const tics = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const fault = lintVoice(text)
    return fault ? [`${fault}, in “${text.slice(0, 90)}”`] : []
  })

describe.each([...pages, ...patientPages].map((page) => [page.path, page] as const))(
  '%s',
  (address, page) => {
    it('has no turn of phrase that the site does not use, menus and meta included', () => {
      const { title, meta, html } = page
      expect(tics([title, meta.description ?? '', ...blocksOf(html)])).toEqual([])
    })

    it('reads at its readers’ grade or below', () => {
      const isForPatients = clinicAt(address) || patientPages.includes(page)
      const limit = isForPatients || FORMS.includes(address) ? PATIENTS : OWNERS
      const { grade, hardest } = readingLevel(main(page.html))
      expect(grade, hardest.map(({ sentence }) => sentence).join('\n')).toBeLessThanOrEqual(limit)
    })
  },
)

describe.each(['/guides/2025-dea-telehealth-shift.pdf', '/samples/sample-agreement.pdf'])('%s', (address) => {
  it('has no such turn of phrase either', async () => {
    const document = await getDocumentProxy(new Uint8Array(built(address)))
    const { text } = await extractText(document, { mergePages: false })
    // A page's lines break within sentences; its sentences are checked one by one.
    const sentences = text.flatMap((words) => words.replace(/\s+/g, ' ').split(/(?<=[.:?]) /))
    expect(sentences.length).toBeGreaterThan(40)
    expect(tics(sentences)).toEqual([])
  })
})

it('writes the widget and the e-mails in the same words', () => {
  const root = path.resolve(import.meta.dirname, '..', '..')
  const files = [
    'booking/ui/labels.ts',
    'booking/ui/lead-labels.ts',
    'booking/ui/error-messages.ts',
    'booking/email/confirmation.tsx',
    'booking/email/agency-copy.tsx',
    'booking/email/guide-link.tsx',
    'booking/email/lead-copy.tsx',
  ]
  const texts = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
    return [...code.matchAll(/'([^'\n]{12,})'|`([^`]{12,})`|>([^<>{}]{12,})</g)].map(
      ([, single, template, element]) => single ?? template ?? element ?? '',
    )
  })
  expect(texts.length).toBeGreaterThan(60)
  expect(tics(texts)).toEqual([])
})

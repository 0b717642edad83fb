import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Widget } from './book-a-call.ts'
import { dataDir } from './servers.ts'

export const SEARCH = 'https://www.google.com/search?q=ketamine+and+my+depression'
export const today = () => new Date().toISOString().slice(0, 10)

/** The output of the operator's command, run beside the site. */
export async function typed(...words: string[]): Promise<string> {
  const program = path.resolve(import.meta.dirname, '..', '..', 'scripts', 'desk.ts')
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' }
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  await once(child, 'close')
  return out
}

export async function attributionOf(kind: 'bookings' | 'leads', email: string): Promise<unknown> {
  const records: { email: string; attribution: unknown }[] = JSON.parse(await typed(kind, '--json'))
  return records.find((record) => record.email === email)?.attribution
}

/** All entries of localStorage and sessionStorage. */
export const kept = (page: Page) =>
  page.evaluate(() => ({ visit: { ...sessionStorage }, longer: { ...localStorage } }))

/** The attribution fields of the widget's form. */
export const handed = (widget: Widget) =>
  widget
    .locator('form[method="post"] input[type="hidden"]')
    .evaluateAll((fields: HTMLInputElement[]) =>
      Object.fromEntries(
        fields
          .map(({ name, value }) => [name, value])
          .filter(([name = '']) => !/^(key|start|zone)$/.test(name)),
      ),
    )

export const goByLink = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
    if (!link) throw new Error(`No link leads to ${href}.`)
    link.click()
  }, to)

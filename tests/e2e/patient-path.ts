import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test'
import type { Clinic } from '../../app/content/clinic.schema.ts'
import { awake } from './awake.ts'
import { type Widget, waitUntilOldEnough } from './book-a-call.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A patient with a phone number, an e-mail address, or both. */
export interface Patient {
  name: string
  phone: string
  email: string
}

export function newPatient(ways: { phone: boolean; email: boolean }): Patient {
  const id = randomUUID()
  const digits = String(Number.parseInt(id.slice(0, 6), 16))
    .padStart(8, '0')
    .slice(-4)
  return {
    name: `Dana Reed ${id.slice(0, 8)}`,
    phone: ways.phone ? `(303) 555-${digits}` : '',
    email: ways.email ? `dana.${id.slice(0, 8)}@patient.example` : '',
  }
}

/** Answers every question as somebody would whom no rule sends elsewhere. */
export async function answerAsCandidate(page: Page, { assessment }: Clinic): Promise<void> {
  await awake(page, 'assessment')
  for (const { text, choices, unremarkable } of assessment.questions) {
    await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
    const choice = choices.find(({ id }) => id === unremarkable)
    await page.getByLabel(choice?.label ?? '', { exact: true }).click()
    const next = page.getByRole('button', { name: /^(Next|See your result)$/ })
    // A single choice by pointer may lead on by itself.
    if (await page.getByRole('heading', { level: 2, name: text }).isVisible())
      await next.click({ timeout: 2000 }).catch(() => {})
  }
  await expect(page.locator('[data-outcome="candidate"]')).toBeVisible()
}

/** The clinic's calendar in its frame. */
export const calendarOf = (page: Page, { consultation, shortName }: Clinic) =>
  page.frameLocator(`iframe[title="${consultation.title}, ${shortName}"]`)

export async function sendDetails(widget: Widget, patient: Patient): Promise<void> {
  await widget.getByLabel('Your name').fill(patient.name)
  await widget.getByLabel(/^Phone number/).fill(patient.phone)
  await widget.getByLabel(/^E-mail address/).fill(patient.email)
  await waitUntilOldEnough(widget)
  await widget.getByRole('button', { name: 'Book this time' }).click()
}

export async function isOpen(request: APIRequestContext, { slug }: Clinic, start: string): Promise<boolean> {
  return (await (await request.get(`/desk/slots?clinic=${slug}`)).json()).starts.includes(start)
}

/** Records the requests of a page and its frames, as method, address and body. */
export function recordRequests(page: Page): { all: Request[]; text: () => string } {
  const all: Request[] = []
  page.on('request', (request) => all.push(request))
  const text = () =>
    all.map((request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`).join('\n')
  return { all, text }
}

/** Every page of the path is in the patients' layout: 988 in the header, the clinic's name, no menu of the agency. */
export async function expectPatientsFrame(page: Page, clinic: Clinic, name = clinic.name): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-patient', '')
  const header = page.locator('body > header')
  await expect(header).toContainText(`${name}, ${clinic.city}`)
  await expect(header.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(header.getByRole('link', { name: 'text 988' })).toHaveAttribute('href', 'sms:988')
  await expect(header.getByRole('link', { name: 'Call 988' })).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  await expect(page.locator('link[rel=manifest], script[type=speculationrules]')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(/strategy call|practice owner|your practice|ad spend/i)
}

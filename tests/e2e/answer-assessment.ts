import { expect, type Page } from '@playwright/test'
import type { Clinic } from '../../app/content/clinic.schema.ts'
import { legacyOaks } from '../../app/content/clinics/legacy-oaks.ts'
import { awake } from './awake.ts'

/** For what is the same at every clinic. */
export const { slug: oneClinic } = legacyOaks

export const address = (clinic: string, step = 'assessment') => `/book?clinic=${clinic}&step=${step}`

/** Labels chosen on each screen. */
type Run = readonly (readonly string[])[]

const tried = /^(2|3) or more/
export const NOTHING: Run = [
  ['No'],
  ['18 or older'],
  ['Yes'],
  ['enough'],
  ['None of these'],
  ['None of these'],
  ['None of these'],
]

const withAnswer = (question: number, ...labels: string[]): Run =>
  NOTHING.map((given, index) => (index === question - 1 ? labels : given))

export const OUTCOMES = {
  candidate: withAnswer(6, 'High blood pressure that is under control'),
  ownDoctor: withAnswer(7, 'Bladder pain, or trouble urinating'),
  notCandidate: withAnswer(
    5,
    'I have or had psychosis or schizophrenia',
    'I have bipolar disorder, or had mania',
  ),
} as const

export const HEADINGS = {
  crisis: 'Please stop here and get help now.',
  candidate: 'You may be a good candidate.',
  ownDoctor: 'See your own doctor first.',
  notCandidate: 'You don’t appear to be a candidate here.',
} as const

export async function open(page: Page, clinic: string): Promise<void> {
  await page.goto(address(clinic))
  await awake(page, 'assessment')
}

export const choice = (page: Page, label: string) =>
  label === 'enough' ? page.getByRole('radio', { name: tried }) : page.getByLabel(label, { exact: true })
export const next = (page: Page) => page.getByRole('button', { name: /^(Next|See your result)$/ })
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const progress = (page: Page, number: number) =>
  expect(
    page.getByText(`Question ${number} of 7`, { exact: true }).locator('visible=true').first(),
  ).toBeVisible()

export async function answer(page: Page, run: Run): Promise<void> {
  for (const [index, labels] of run.entries()) {
    await progress(page, index + 1)
    for (const label of labels) await choice(page, label).check()
    await next(page).click()
  }
}

/** Calls and texts for help that are on the screen or one scroll away. */
export async function expectHelp(page: Page): Promise<void> {
  for (const href of ['tel:988', 'sms:988', 'tel:911'])
    await expect(page.locator(`a[href="${href}"]`).first()).toBeVisible()
}

/** The position of the fourth question's choice “2 or more”, or as many as the clinic asks for. */
export function positionOfEnough({ questions }: Clinic['assessment']): number {
  const tried = questions[3]
  return tried?.choices.findIndex(({ id }) => id === tried.unremarkable) ?? -1
}

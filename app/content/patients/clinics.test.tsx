import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { textOf } from '../../../tests/fixtures/read-page.ts'
import { contentCopy } from '../../../tests/fixtures/temporary-folder.ts'

/** The least that a clinic's record says. */
const SHORT = `
reviewBy: 2027-02-28
name: Harbor Ketamine Clinic
shortName: Harbor Clinic
phone: { display: (503) 555-0144, dial: "+15035550144" }
address: { street: 5 Example Street, city: Portland, region: OR, postalCode: "97201", country: US }
consultation:
  title: Free consultation
  place: The clinic calls you at the booked time.
  minutes: 15
  hours: Monday to Friday, 9:00 AM–3:00 PM Pacific time
price: The clinic is cash-pay and tells you every price before you decide.
city: Portland
title: "Ketamine in Portland: the first visit"
description: What happens at your first visit to a Portland ketamine clinic, and what you pay for it.
headline: Your first visit to a Portland clinic
dek: You talk, you are examined, and you go home with the price on paper.
blocks:
  - kind: text
    heading: You talk first.
    paragraphs: [A licensed clinician asks what you have tried so far.]
closing: { text: See whether it makes sense to talk with a clinician., step: assessment }
about: [Harbor is a cash-pay clinic in Portland.]
`

let folder: string
beforeEach(() => {
  folder = contentCopy('clinics/')
  vi.stubEnv('CONTENT_DIR', folder)
  vi.resetModules()
})
afterAll(() => vi.unstubAllEnvs())

const write = (name: string, record: string) => writeFileSync(path.join(folder, 'clinics', name), record)

it('makes every page of a clinic from a short record', async () => {
  write('harbor.yaml', SHORT)
  write('later.yaml', `draft: true\n${SHORT}`)
  const { clinics } = await import('./clinics.data.ts')
  const { patients } = await import('./patients.data.ts')
  const { assessmentProblems } = await import('./assessment-checks.ts')
  const article = await import('../../routes/advertorial/page.tsx')
  const { PatientPage } = await import('../../routes/book/patient/patient-page.tsx')
  const { pathSteps } = await import('../../routes/book/patient/steps.ts')
  const [clinic] = clinics
  if (!clinic) throw new Error('There is no clinic.')
  expect(clinics.map(({ slug }) => slug)).toEqual(['harbor'])
  expect(assessmentProblems(clinic.assessment)).toEqual([])

  const { offLabel, risks, disclaimer, evidence } = patients
  const shown = textOf(renderToStaticMarkup(<article.Page path="/harbor" data={undefined} />))
  const law = [
    offLabel,
    risks.whoShouldNot,
    disclaimer[0],
    'Advertisement, paid for by Harbor Ketamine Clinic',
  ]
  for (const said of law) expect(shown).toContain(said)

  const steps = (['start', ...pathSteps] as const).map((step) => [
    step,
    textOf(renderToStaticMarkup(<PatientPage clinic={clinic} step={step} />)),
  ])
  expect(Object.fromEntries(steps)).toEqual({
    start: expect.stringContaining('(503)'),
    presentation: expect.stringContaining('Harbor is a cash-pay clinic'),
    assessment: expect.stringContaining('Question 1 of 7'),
    questions: expect.stringContaining(patients.rules.triedTwo?.[0]?.reason ?? 'missing'),
    consultation: expect.stringContaining('9:00 AM–3:00 PM'),
  })
  const presentation = steps.find(([step]) => step === 'presentation')?.[1]
  for (const said of [offLabel, risks.whoShouldNot, evidence.chart.title, clinic.price, disclaimer[0]])
    expect(presentation).toContain(said)
})

it('says which file has a name that is no address', async () => {
  write('Harbor Clinic.yaml', SHORT)
  await expect(import('./clinics.data.ts')).rejects.toThrow('name it in small letters')
})

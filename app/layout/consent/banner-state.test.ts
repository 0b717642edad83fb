import { expect, it } from 'vitest'
import { type BannerAction, type BannerState, firstQuestion, reduceBanner } from './banner-state.ts'
import { all, type ConsentChoice, none } from './consent-choice.ts'

const opener = {} as HTMLElement
const choice: ConsentChoice = { version: 1, decidedAt: 0, analytics: false, marketing: true }
const opened = { type: 'opened', opener, choice, isRefusedBySignal: false } as const
const marketing: BannerAction = { type: 'toggled', kind: 'marketing' }
const run = (...actions: BannerAction[]): BannerState => actions.reduce(reduceBanner, firstQuestion)

it('asks on a first visit with nothing checked, and may only be left with an answer', () => {
  expect(run({ type: 'customized' })).toMatchObject({ step: 'choices', kinds: none, isAnswered: false })
  expect(run(marketing).kinds).toEqual({ analytics: false, marketing: true })
  expect(run(marketing, marketing).kinds).toEqual(none)
})

it('shows what was answered, until it is closed', () => {
  expect(run({ type: 'answered', kinds: all })).toMatchObject({ step: 'answered', kinds: all })
  expect(run({ type: 'answered', kinds: all }, { type: 'closed' }).step).toBe('closed')
})

it('is no longer asked once another tab has answered, unless it was opened by a button', () => {
  expect(run({ type: 'customized' }, { type: 'answered-elsewhere' }).step).toBe('closed')
  expect(run({ type: 'answered', kinds: all }, { type: 'answered-elsewhere' }).step).toBe('answered')
  expect(run(opened, { type: 'answered-elsewhere' }).step).toBe('choices')
})

it('opened by a button, shows what is stored and returns the focus there', () => {
  expect(run({ type: 'answered-elsewhere' }, opened)).toMatchObject({
    step: 'choices',
    isAnswered: true,
    presses: 1,
    returnTo: opener,
    kinds: { analytics: false, marketing: true },
  })
  const twice = run(opened, { type: 'toggled', kind: 'analytics' }, opened)
  expect(twice).toMatchObject({ kinds: { analytics: true, marketing: true }, presses: 2 })
})

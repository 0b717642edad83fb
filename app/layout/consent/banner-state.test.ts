import { describe, expect, it } from 'vitest'
import { type BannerAction, type BannerState, firstQuestion, reduceBanner } from './banner-state.ts'
import { all, type ConsentChoice, none } from './consent-choice.ts'

const opener = {} as HTMLElement
const choice: ConsentChoice = { version: 1, decidedAt: 0, analytics: false, marketing: true }
const opened = { type: 'opened', opener, choice, isRefusedBySignal: false } as const

const run = (...actions: BannerAction[]): BannerState => actions.reduce(reduceBanner, firstQuestion)

describe('a first visit', () => {
  it('is asked with nothing ticked, and may only leave with an answer', () => {
    expect(run({ type: 'customized' })).toMatchObject({ step: 'choices', kinds: none, isAnswered: false })
  })

  it('ticks one kind at a time', () => {
    const marketing: BannerAction = { type: 'toggled', kind: 'marketing' }
    expect(run(marketing).kinds).toEqual({ analytics: false, marketing: true })
    expect(run(marketing, marketing).kinds).toEqual(none)
  })

  it('sees what was answered', () => {
    expect(run({ type: 'answered', kinds: all })).toMatchObject({ step: 'notice', kinds: all })
    expect(run({ type: 'answered', kinds: all }, { type: 'closed' }).step).toBe('closed')
  })

  it('is no longer asked once another tab has answered', () => {
    expect(run({ type: 'answered-elsewhere' }).step).toBe('closed')
    expect(run({ type: 'customized' }, { type: 'answered-elsewhere' }).step).toBe('closed')
    expect(run({ type: 'answered', kinds: all }, { type: 'answered-elsewhere' }).step).toBe('notice')
  })
})

describe('the choices opened by a button', () => {
  it('show what is stored, may be left, and return the focus to the button', () => {
    expect(run({ type: 'answered-elsewhere' }, opened)).toMatchObject({
      step: 'choices',
      kinds: { analytics: false, marketing: true },
      isAnswered: true,
      presses: 1,
      returnTo: opener,
    })
  })

  it('stay as they are at a second press, and take the focus again', () => {
    const twice = run(opened, { type: 'toggled', kind: 'analytics' }, opened)
    expect(twice).toMatchObject({ kinds: { analytics: true, marketing: true }, presses: 2 })
  })

  it('stay open when another tab answers', () => {
    expect(run(opened, { type: 'answered-elsewhere' }).step).toBe('choices')
  })

  it('may be left only with an answer where there is none', () => {
    expect(run({ ...opened, choice: null })).toMatchObject({
      step: 'choices',
      isAnswered: false,
      kinds: none,
    })
  })
})

it('remembers where the focus came from', () => {
  expect(run({ type: 'focused', from: opener }).returnTo).toBe(opener)
})

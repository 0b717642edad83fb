import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, answerValues } from './answers.ts'
import { assess, type Effort, efforts, type Station } from './assess.ts'

const question = (id: string, effort: Effort) => ({ id, effort })
const stations: Station[] = [
  { id: 'found', questions: [question('map', 'weeks'), question('profile', 'hour')] },
  { id: 'answered', questions: [question('calendar', 'days'), question('phone', 'hour')] },
]
const order = (answers: Record<string, Answer>) => assess(stations, answers).mend.map(({ id }) => id)

describe('what is mended first', () => {
  it('is what costs least, whatever the answer', () => {
    expect(order({ map: 'no', calendar: 'no', profile: 'partly' })).toEqual(['profile', 'calendar', 'map'])
  })

  it('is, at the same cost, the missing before the half, wherever it stands', () => {
    expect(order({ profile: 'no', phone: 'partly' })).toEqual(['profile', 'phone'])
  })

  it('is, at the same cost and answer, what stands later on the path', () => {
    expect(order({ profile: 'no', phone: 'no' })).toEqual(['phone', 'profile'])
  })

  it('keeps the order of asking within a station', () => {
    const one = [{ id: 'a', questions: [question('x', 'hour'), question('y', 'hour')] }]
    expect(assess(one, { x: 'no', y: 'no' }).mend.map(({ id }) => id)).toEqual(['x', 'y'])
  })
})

describe('assess', () => {
  it('tells the unknown from the open, and neither is a repair', () => {
    const { mend, lookUp, open, asked, answered } = assess(stations, { map: 'unknown', phone: 'yes' })
    expect({ mend, lookUp, open, asked, answered }).toEqual({
      mend: [],
      lookUp: ['map'],
      open: ['profile', 'calendar'],
      asked: 4,
      answered: 2,
    })
  })

  it.each<[Answer | undefined, Answer | undefined, string]>([
    ['yes', 'yes', 'whole'],
    ['yes', undefined, 'open'],
    ['unknown', undefined, 'unknown'],
    ['partly', 'unknown', 'thin'],
    ['no', 'partly', 'broken'],
  ])('takes the gravest of %s and %s for the stretch: %s', (first, second, stretch) => {
    const given = { ...(first && { map: first }), ...(second && { profile: second }) }
    expect(assess(stations, given).stations[0]?.stretch).toBe(stretch)
  })

  it('counts every question once, and never puts a dearer repair first', () => {
    const ids = stations.flatMap(({ questions }) => questions.map(({ id }) => id))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...ids), fc.constantFrom(...answerValues)), (answers) => {
        const { stations: judged, mend, lookUp, open, answered } = assess(stations, answers)
        const yes = judged.reduce((sum, { tally }) => sum + tally.yes, 0)
        expect(mend.length + lookUp.length + open.length + yes).toBe(ids.length)
        expect(answered).toBe(Object.keys(answers).length)
        const costs = mend.map(({ effort }) => efforts.indexOf(effort))
        expect(costs).toEqual(costs.toSorted((a, b) => a - b))
      }),
    )
  })
})

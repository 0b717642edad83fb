import { expect, it } from 'vitest'
import { answering, inEverybodysTurn, inTurn, oneEachTurn } from './in-turn.ts'

it('takes the work of those who wait by turns, each one’s in its order', async () => {
  const turn = oneEachTurn()
  const order: string[] = []
  const works = ['a 1', 'a 2', 'a 3', 'b 1', 'b 2', 'c 1'].map((name) =>
    turn(name.slice(0, 1), () => order.push(name)),
  )
  await Promise.all(works)
  expect(order).toEqual(['a 1', 'b 1', 'c 1', 'a 2', 'b 2', 'a 3'])
})

it('begins one piece of work in each turn of the event loop', async () => {
  const turn = oneEachTurn()
  let turns = 0
  const tick = () => {
    turns += 1
    if (turns < 20) setImmediate(tick)
  }
  setImmediate(tick)
  const begun = await Promise.all(Array.from({ length: 5 }, () => turn('a', () => turns)))
  expect(begun).toEqual([...new Set(begun)])
})

it('does not wait for work that takes longer, and hands on what it resolves to or throws', async () => {
  const turn = oneEachTurn()
  const never = turn('a', () => new Promise(() => {}))
  const broken = turn('a', () => {
    throw new Error('broken')
  })
  const rejected = turn('a', () => Promise.reject(new Error('rejected')))
  const done = turn('a', () => Promise.resolve('done'))
  await expect(broken).rejects.toThrow('broken')
  await expect(rejected).rejects.toThrow('rejected')
  expect(await done).toBe('done')
  expect(never).toBeInstanceOf(Promise)
})

it('counts the networks of a /48 as one visitor, and what everybody shares as nobody’s', async () => {
  const order: string[] = []
  const work = (address: string, name: string) =>
    answering({ address }, async () => {
      // The visitor is known after other work as well.
      await Promise.resolve()
      await inTurn(() => order.push(name))
    })
  await Promise.all([
    work('2001:db8:1:1::1', 'stranger 1'),
    work('2001:db8:1:2::1', 'stranger 2'),
    work('2001:db8:1:3::1', 'stranger 3'),
    work('2001:db8:2:1::1', 'visitor'),
    inEverybodysTurn(() => order.push('everybody')),
  ])
  expect(order.indexOf('visitor')).toBeLessThan(order.indexOf('stranger 2'))
  expect(order.indexOf('everybody')).toBeLessThan(order.indexOf('stranger 2'))
})

import { expect, test } from 'vitest'
import { placeChances, winChances } from './runnerChances.ts'
import { priceRunners } from './priceRunners.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const strengths = [0.9, 0.4, 0.1, 0, -0.2, -0.5, -0.8, -1.1]
const win = winChances(strengths, 1.2, i => i === 3)

test('chances to win add up to one, the stronger the higher, and who is out has none', () => {
  expect(sum(win)).toBeCloseTo(1, 12)
  expect(win[3]).toBe(0)
  const running = win.filter(p => p > 0)
  expect(running).toEqual(running.toSorted((a, b) => b - a))
})

test('chances to be placed add up to the places, and are those to win for one place', () => {
  expect(sum(placeChances(win, 3))).toBeCloseTo(3, 12)
  placeChances(win, 1).forEach((p, i) => expect(p).toBeCloseTo(win[i]!, 12))
  placeChances(win, 3).forEach((p, i) => expect(p).toBeGreaterThanOrEqual(win[i]!))
})

test('where as many run as places are paid, all are placed', () => {
  expect(placeChances([0.5, 0.5, 0], 3)).toEqual([1, 1, 0])
})

test('no price is above its fair price, and a place pays less than the win', () => {
  const runners = strengths.map((_, i) => `h${i}`)
  const [first, second] = priceRunners({
    runners,
    strengths,
    sharpness: 1.2,
    withdrawn: [3],
    hasPlaces: true,
  })
  expect(second).toMatchObject({ specifier: 'places=3', places: 3 })
  const placed = placeChances(win, 3)
  runners.forEach((_, i) => {
    const [a, b] = [first!.outcomes[i]!, second!.outcomes[i]!]
    expect(a.active).toBe(i !== 3)
    if (i === 3) return
    expect(a.odds * win[i]!).toBeLessThanOrEqual(1000)
    expect(b.odds * placed[i]!).toBeLessThanOrEqual(1000)
    expect(b.odds).toBeLessThan(a.odds)
  })
})

test('an outright has no places', () => {
  const book = { runners: ['a', 'b'], strengths: [0, 0], sharpness: 1, withdrawn: [], hasPlaces: false }
  expect(priceRunners(book).map(({ places }) => places)).toEqual([1])
})

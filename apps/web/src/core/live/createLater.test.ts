import { expect, test } from 'vitest'
import { createLater } from './createLater.ts'

/** Something that comes when the test says so, or fails to. */
function aDelivery() {
  let answer: { come: (it: string) => void; fail: () => void } | undefined
  let chance: (() => void) | undefined
  let late: (() => void) | undefined
  let asked = 0
  const missing: boolean[] = []
  const later = createLater<string>({
    load: () => {
      asked++
      return new Promise((come, reject) => (answer = { come, fail: () => reject(new Error('lost')) }))
    },
    tellMissing: isMissing => missing.push(isMissing),
    onLate: run => (late = run),
    onChance: run => (chance = run),
  })
  const settled = (): Promise<void> => new Promise(done => setImmediate(done))
  return {
    later,
    missing,
    asked: () => asked,
    chance: () => chance?.(),
    late: () => late?.(),
    come: () => (answer?.come('it'), settled()),
    fail: () => (answer?.fail(), settled()),
  }
}

test('what needs it runs when it has come, and at once from then on', async () => {
  const { later, come, asked } = aDelivery()
  const heard: string[] = []
  later(it => (heard.push(`first ${it}`), () => {}))
  later(it => (heard.push(`second ${it}`), () => {}))
  await come()
  later(it => (heard.push(`third ${it}`), () => {}))
  expect([heard, asked()]).toEqual([['first it', 'second it', 'third it'], 1])
})

test('what is gone before it comes never runs, what ran is cleaned up', async () => {
  const { later, come } = aDelivery()
  const heard: string[] = []
  const stop = later(() => (heard.push('ran'), () => heard.push('cleaned')))
  later(() => (heard.push('gone'), () => {}))()
  await come()
  stop()
  expect(heard).toEqual(['ran', 'cleaned'])
})

test('what failed to come is said to be missing and asked for with each chance, until it comes', async () => {
  const { later, fail, come, chance, late, asked, missing } = aDelivery()
  const heard: string[] = []
  later(it => (heard.push(it), () => {}))
  await fail()
  chance()
  await fail()
  expect([asked(), missing, heard]).toEqual([2, [true], []])
  chance()
  await come()
  chance()
  late()
  expect([asked(), missing, heard]).toEqual([3, [true, false], ['it']])
})

test('the next need is a chance too', async () => {
  const { later, fail, asked } = aDelivery()
  later(() => () => {})
  await fail()
  later(() => () => {})
  expect(asked()).toBe(2)
})

test('what is late is said to be missing and asked for again; that it comes twice then changes nothing', async () => {
  const { later, come, late, asked, missing } = aDelivery()
  const heard: string[] = []
  later(it => (heard.push(it), () => {}))
  late()
  late()
  expect([asked(), missing]).toEqual([3, [true]])
  await come()
  await come()
  expect([missing, heard]).toEqual([[true, false], ['it']])
})

test('what failed to come is asked for again after a while, without any chance', async () => {
  const { later, fail, late, asked } = aDelivery()
  later(() => undefined)
  await fail()
  late()
  expect(asked()).toBe(2)
})

import { expect, test } from 'vitest'
import { loadService } from './loadService.ts'

/** Code that arrives, or fails to, when the test says so. */
function aDelivery() {
  let answer: { come: (code: string) => void; fail: () => void } | undefined
  let chance: (() => void) | undefined
  let late: (() => void) | undefined
  let requests = 0
  const missing: boolean[] = []
  const { whenReady } = loadService<string>({
    load: () => {
      requests++
      return new Promise((come, reject) => (answer = { come, fail: () => reject(new Error('lost')) }))
    },
    onMissing: isMissing => missing.push(isMissing),
    schedule: run => (late = run),
    onRetryChance: run => (chance = run),
  })
  const settled = (): Promise<void> => new Promise(done => setImmediate(done))
  return {
    whenReady,
    missing,
    requests: () => requests,
    chance: () => chance?.(),
    late: () => late?.(),
    come: () => (answer?.come('it'), settled()),
    fail: () => (answer?.fail(), settled()),
  }
}

test('what needs it runs when it has come, and at once from then on', async () => {
  const { whenReady, come, requests } = aDelivery()
  const heard: string[] = []
  whenReady(it => (heard.push(`first ${it}`), () => {}))
  whenReady(it => (heard.push(`second ${it}`), () => {}))
  await come()
  whenReady(it => (heard.push(`third ${it}`), () => {}))
  expect([heard, requests()]).toEqual([['first it', 'second it', 'third it'], 1])
})

test('what is gone before it comes never runs, what ran is cleaned up', async () => {
  const { whenReady, come } = aDelivery()
  const heard: string[] = []
  const stop = whenReady(() => (heard.push('ran'), () => heard.push('cleaned')))
  whenReady(() => (heard.push('gone'), () => {}))()
  await come()
  stop()
  expect(heard).toEqual(['ran', 'cleaned'])
})

test('what failed to come is said to be missing and asked for with each chance, until it comes', async () => {
  const { whenReady, fail, come, chance, late, requests, missing } = aDelivery()
  const heard: string[] = []
  whenReady(it => (heard.push(it), () => {}))
  await fail()
  chance()
  await fail()
  expect([requests(), missing, heard]).toEqual([2, [true], []])
  chance()
  await come()
  chance()
  late()
  expect([requests(), missing, heard]).toEqual([3, [true, false], ['it']])
})

test('the next need is a chance too', async () => {
  const { whenReady, fail, requests } = aDelivery()
  whenReady(() => () => {})
  await fail()
  whenReady(() => () => {})
  expect(requests()).toBe(2)
})

test('what is late is said to be missing and asked for again; that it comes twice then changes nothing', async () => {
  const { whenReady, come, late, requests, missing } = aDelivery()
  const heard: string[] = []
  whenReady(it => (heard.push(it), () => {}))
  late()
  late()
  expect([requests(), missing]).toEqual([3, [true]])
  await come()
  await come()
  expect([missing, heard]).toEqual([[true, false], ['it']])
})

test('what failed to come is asked for again after a while, without any chance', async () => {
  const { whenReady, fail, late, requests } = aDelivery()
  whenReady(() => undefined)
  await fail()
  late()
  expect(requests()).toBe(2)
})

import { expect, test } from 'vitest'
import { loadService } from './loadService.ts'

/** Code that arrives, or fails to, when the test triggers it. */
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
  const reported: string[] = []
  whenReady(it => (reported.push(`first ${it}`), () => {}))
  whenReady(it => (reported.push(`second ${it}`), () => {}))
  await come()
  whenReady(it => (reported.push(`third ${it}`), () => {}))
  expect([reported, requests()]).toEqual([['first it', 'second it', 'third it'], 1])
})

test('what is gone before it comes never runs, what ran is cleaned up', async () => {
  const { whenReady, come } = aDelivery()
  const reported: string[] = []
  const stop = whenReady(() => (reported.push('ran'), () => reported.push('cleaned')))
  whenReady(() => (reported.push('gone'), () => {}))()
  await come()
  stop()
  expect(reported).toEqual(['ran', 'cleaned'])
})

test('a failed load is reported as missing and repeated at each chance until it succeeds', async () => {
  const { whenReady, fail, come, chance, late, requests, missing } = aDelivery()
  const reported: string[] = []
  whenReady(it => (reported.push(it), () => {}))
  await fail()
  chance()
  await fail()
  expect([requests(), missing, reported]).toEqual([2, [true], []])
  chance()
  await come()
  chance()
  late()
  expect([requests(), missing, reported]).toEqual([3, [true, false], ['it']])
})

test('the next need is a chance too', async () => {
  const { whenReady, fail, requests } = aDelivery()
  whenReady(() => () => {})
  await fail()
  whenReady(() => () => {})
  expect(requests()).toBe(2)
})

test('a late load is reported as missing and repeated; that it then arrives twice changes nothing', async () => {
  const { whenReady, come, late, requests, missing } = aDelivery()
  const reported: string[] = []
  whenReady(it => (reported.push(it), () => {}))
  late()
  late()
  expect([requests(), missing]).toEqual([3, [true]])
  await come()
  await come()
  expect([missing, reported]).toEqual([[true, false], ['it']])
})

test('a failed load is repeated after a while, even without a chance', async () => {
  const { whenReady, fail, late, requests } = aDelivery()
  whenReady(() => undefined)
  await fail()
  late()
  expect(requests()).toBe(2)
})

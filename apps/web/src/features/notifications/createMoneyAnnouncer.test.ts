import type { KnownType } from './knownType.ts'
import { expect, test } from 'vitest'
import { createMoneyAnnouncer, ANNOUNCE_EVERY_MS, ANNOUNCE_GATHER_MS } from './createMoneyAnnouncer.ts'

function aVoice() {
  let time = 0
  let timers: { at: number; run: () => void }[] = []
  const announced: { at: number; types: readonly KnownType[] }[] = []
  const news = createMoneyAnnouncer({
    clock: {
      now: () => time,
      later(run, delayMs) {
        const timer = { at: time + delayMs, run }
        timers.push(timer)
        return () => (timers = timers.filter(other => other !== timer))
      },
    },
    announce: types => announced.push({ at: time, types }),
  })
  const pass = (ms: number): void => {
    const end = time + ms
    for (const timer of timers.filter(({ at }) => at <= end)) {
      timers = timers.filter(other => other !== timer)
      time = timer.at
      timer.run()
    }
    time = end
  }
  return { news, announced, pass }
}

test('[SAY] bets that are settled together are one message', () => {
  const { news, announced, pass } = aVoice()
  news.note('bet_settled')
  pass(400)
  news.note('bet_refunded')
  pass(ANNOUNCE_GATHER_MS)
  expect(announced).toEqual([{ at: ANNOUNCE_GATHER_MS, types: ['bet_settled', 'bet_refunded'] }])
})

test('[SAY] messages about money are 5 s apart at least', () => {
  const { news, announced, pass } = aVoice()
  for (let second = 0; second < 30; second++) {
    news.note('bet_settled')
    pass(1_000)
  }
  const gaps = announced.slice(1).map(({ at }, i) => at - announced[i]!.at)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(ANNOUNCE_EVERY_MS)
  expect(announced.length).toBeGreaterThan(3)
})

test('[SAY] waiting announcements are dropped with their announcer', () => {
  const { news, announced, pass } = aVoice()
  news.note('bet_refused')
  news.stop()
  pass(60_000)
  expect(announced).toEqual([])
})

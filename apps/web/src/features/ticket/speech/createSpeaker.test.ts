import { expect, test } from 'vitest'
import { createSpeaker, SPEECH_EVERY_MS, SPEECH_GATHER_MS, type Fact } from './createSpeaker.ts'

/** A clock that the test moves. */
function aClock() {
  let time = 0
  let waiting: { at: number; run: () => void }[] = []
  return {
    now: () => time,
    later(run: () => void, delayMs: number) {
      const one = { at: time + delayMs, run }
      waiting.push(one)
      return () => (waiting = waiting.filter(other => other !== one))
    },
    pass(ms: number) {
      time += ms
      const due = waiting.filter(one => one.at <= time)
      waiting = waiting.filter(one => one.at > time)
      for (const one of due) one.run()
    },
  }
}

function aSpeaker() {
  const clock = aClock()
  const announced: [number, string][] = []
  let facts: readonly Fact[] = []
  const speaker = createSpeaker({
    clock,
    facts: () => facts,
    announce: message => announced.push([clock.now(), message]),
  })
  return {
    clock,
    announced,
    speaker,
    become(...words: string[]) {
      facts = words.map(one => ({ key: one, words: one }))
      speaker.note()
    },
    drift(key: string, words: string) {
      facts = [{ key, words }]
      speaker.note()
    },
  }
}

test('[SAY] what changes within 1.5 s is one message', () => {
  const { clock, announced, become } = aSpeaker()
  become('one')
  clock.pass(1_000)
  become('one', 'two')
  expect(announced).toEqual([])
  clock.pass(500)
  expect(announced).toEqual([[SPEECH_GATHER_MS, 'one two']])
})

test('[SAY] messages are at least 5 s apart, and only what is new is announced', () => {
  const { clock, announced, become } = aSpeaker()
  become('one')
  clock.pass(SPEECH_GATHER_MS)
  become('one', 'two')
  clock.pass(SPEECH_EVERY_MS - 1)
  expect(announced.length).toBe(1)
  clock.pass(1)
  expect(announced[1]).toEqual([SPEECH_GATHER_MS + SPEECH_EVERY_MS, 'two'])
})

test('[SAY] what ends before its announcement is not announced; what returns is', () => {
  const { clock, announced, become } = aSpeaker()
  become('paused')
  become()
  clock.pass(SPEECH_GATHER_MS)
  expect(announced).toEqual([])
  become('paused')
  clock.pass(SPEECH_EVERY_MS)
  become()
  clock.pass(SPEECH_EVERY_MS)
  become('paused')
  clock.pass(SPEECH_EVERY_MS)
  expect(announced.map(([, words]) => words)).toEqual(['paused', '', 'paused'])
})

test('[SAY] when nothing is left to announce the last text is cleared, once', () => {
  const { clock, announced, become } = aSpeaker()
  become('one pick')
  clock.pass(SPEECH_GATHER_MS)
  become()
  clock.pass(SPEECH_EVERY_MS)
  become()
  clock.pass(SPEECH_EVERY_MS)
  expect(announced.map(([, words]) => words)).toEqual(['one pick', ''])
})

test('[SAY] ten minutes of fifty price moves a second are at most six messages a minute', () => {
  const { clock, announced, drift } = aSpeaker()
  for (let tick = 0; tick < 10 * 60 * 50; tick++) {
    // The bettor accepts every ten seconds, and the next move needs acceptance again.
    drift(`changed ${Math.floor(tick / 500)}`, `now ${tick}`)
    clock.pass(20)
  }
  expect(announced.length).toBeGreaterThan(50)
  expect(announced.length).toBeLessThanOrEqual(60)
})

test('[SAY] the answer to the bettor’s own action is announced at once, also if announced before, and the rest keeps its distance to it', () => {
  const { clock, announced, become, speaker } = aSpeaker()
  become('one')
  clock.pass(SPEECH_GATHER_MS - 1)
  speaker.announceNow('press again')
  speaker.announceNow('press again')
  clock.pass(SPEECH_EVERY_MS)
  become('one', 'two')
  clock.pass(SPEECH_EVERY_MS)
  const at = SPEECH_GATHER_MS - 1
  expect(announced).toEqual([
    [at, 'press again'],
    [at, 'press again'],
    [at + SPEECH_EVERY_MS, 'one'],
    [at + 2 * SPEECH_EVERY_MS, 'two'],
  ])
})

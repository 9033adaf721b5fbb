import { toOdds } from '@touchline/domain/odds'
import { createFrame, type Price } from '@touchline/live'
import { expect, test } from 'vitest'
import { bindNote, type NoteWords } from './bindNote.ts'

const open: Price = { odds: toOdds(1850), availability: 'open' }
const pausedFor = (reason: 'goal' | 'video_review'): Price => ({
  ...open,
  availability: 'suspended',
  because: { kind: 'feed', reason },
})

/** The note of a market whose price and clock are driven by hand. */
function aNote(first: Price = open) {
  const cell = createFrame(flush => flush()).cell(first)
  const clocks = new Set<() => void>()
  let time = 0
  let words: NoteWords = { text: '' }
  const { stop } = bindNote(written => (words = written), cell, {
    age: { detail: () => undefined, notes: () => 'may be old' },
    texts: {
      notOffered: 'not offered',
      reason: because => (because.kind === 'feed' ? because.reason : because.kind),
      moved: { up: 'up', down: 'down' },
    },
    pause: {
      now: () => time,
      everySecond(run) {
        clocks.add(run)
        return () => clocks.delete(run)
      },
      pauseText: (ms, reason) => `${reason} ${ms / 1_000}`,
      durationText: ms => `for ${ms / 1_000}`,
    },
  })
  return {
    cell,
    clocks,
    stop,
    shown: () => words.text,
    words: () => words,
    pass(seconds: number) {
      for (let second = 0; second < seconds; second++) {
        time += 1_000
        clocks.forEach(run => run())
      }
    },
  }
}

test('a pause shows why, and for how long once it has lasted more than ten seconds', () => {
  const { cell, pass, shown } = aNote()
  cell.write(pausedFor('goal'))
  pass(10)
  expect(shown()).toBe('goal')
  pass(4)
  expect(shown()).toBe('goal 14')
})

test('where there is no room for both, how long and why can be distinguished', () => {
  const { cell, pass, words } = aNote()
  expect(words()).toEqual({ text: 'may be old' })
  cell.write(pausedFor('goal'))
  expect(words()).toEqual({ text: 'goal', reason: 'goal' })
  pass(14)
  expect(words()).toEqual({ text: 'goal 14', reason: 'goal', howLong: 'for 14' })
})

test('another reason for the same pause continues the count', () => {
  const { cell, pass, shown } = aNote(pausedFor('goal'))
  pass(12)
  cell.write(pausedFor('video_review'))
  expect(shown()).toBe('video_review 12')
})

test('an open market counts nothing, and its next pause starts at zero', () => {
  const { cell, clocks, pass, shown } = aNote(pausedFor('goal'))
  pass(20)
  cell.write(open)
  expect([shown(), clocks.size]).toEqual(['may be old', 0])
  cell.write(pausedFor('goal'))
  pass(1)
  expect(shown()).toBe('goal')
})

test('a removed note does not count any more', () => {
  const { clocks, stop } = aNote(pausedFor('goal'))
  stop()
  expect(clocks.size).toBe(0)
})

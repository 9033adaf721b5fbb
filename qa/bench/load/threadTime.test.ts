import { expect, test } from 'vitest'
import { threadTime, type TraceEvent } from './threadTime.ts'

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ts,
  ph: 'I',
  pid: 1,
  tid: 1,
  args: {},
  ...more,
})
const task = (ts: number, ms: number, tid = 1): TraceEvent =>
  event('RunTask', ts, { ph: 'X', tid, dur: ms * 9000, tdur: ms * 1000 })

test('blocking time is processor time of the main thread beyond 50 ms of a task, from first paint on, on a phone four times slower', () => {
  const events = [
    event('thread_name', 0, { args: { name: 'CrRendererMain' } }),
    event('navigationStart', 10, { args: { data: { documentLoaderURL: 'http://localhost/' } } }),
    task(5, 100),
    task(20, 30),
    event('firstContentfulPaint', 30),
    task(40, 20),
    task(50, 12),
    task(60, 50, 2),
  ]
  expect(threadTime(events)).toEqual({ tbt: 30, longest: 120 })
})

test('a trace without a navigation is refused', () => {
  expect(() => threadTime([task(1, 1)])).toThrow('no navigation')
})

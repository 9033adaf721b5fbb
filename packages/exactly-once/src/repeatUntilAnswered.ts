import { repeatDelayMs } from '@touchline/domain/placing'
import type { RequestClock, OnReconnect } from './types.ts'

interface RepeatOptions {
  readonly clock: RequestClock
  readonly onReconnect: OnReconnect
  /** Sends one attempt; resolves to true if the result is definite. */
  readonly run: () => Promise<boolean>
  /** Called when an attempt failed or is overdue, and no younger attempt may still be answered. */
  readonly onSilence?: () => void
  /** Milliseconds from a failed attempt to the next. `repeatDelayMs` by default. */
  readonly pauseMs?: (tries: number, sinceReconnect?: number) => number
  /** Milliseconds to the first attempt; at once by default. */
  readonly firstAfterMs?: number
}

/** An attempt without an answer for this long counts as unanswered; a later answer still counts. */
export const ANSWER_WITHIN_MS = 8_000
/** The same after a reconnect: an earlier request may never be answered. */
const ANSWER_WITHIN_AFTER_RECONNECT_MS = 1_500
/** Reconnect signals within this time count as one. */
const BETWEEN_RECONNECTS_MS = 1_000

/**
 * Repeats a request until it is answered ([PLACE-28], [PLACE-29]). A hanging attempt does not delay the next, so
 * attempts may overlap. After a reconnect it sends one at once. Returns a function that stops it.
 */
export function repeatUntilAnswered(options: RepeatOptions): () => void {
  const { clock, run, onSilence, onReconnect, pauseMs = repeatDelayMs, firstAfterMs = 0 } = options
  let tries = 0
  let sinceReconnect: number | undefined
  let attemptedAt = -Infinity
  let reconnectedAt = -Infinity
  let underWay = 0
  let isOver = false
  let cancelNext = (): void => {}

  async function attempt(): Promise<void> {
    cancelNext()
    attemptedAt = clock.now()
    underWay += 1
    let isOverdue = false
    const patience = sinceReconnect === undefined ? ANSWER_WITHIN_MS : ANSWER_WITHIN_AFTER_RECONNECT_MS
    const cancelOverdue = clock.later(() => {
      isOverdue = true
      silence()
    }, patience)
    const isAnswered = await run()
    cancelOverdue()
    if (isAnswered) return stop()
    if (!isOverdue) silence()
  }

  function silence(): void {
    underWay -= 1
    // Called after `stop` too: the attempt has no answer, and a caller may wait for that.
    if (underWay === 0) onSilence?.()
    attemptAfter(pauseMs(tries, sinceReconnect))
    tries += 1
    if (sinceReconnect !== undefined) sinceReconnect += 1
  }

  function attemptAfter(delayMs: number): void {
    cancelNext()
    if (!isOver) cancelNext = clock.later(() => void attempt(), delayMs)
  }

  const stopListening = onReconnect(() => {
    if (isOver) return
    sinceReconnect = 1
    const last = underWay > 0 ? attemptedAt : reconnectedAt
    const waitMs = Math.min(last + BETWEEN_RECONNECTS_MS - clock.now(), BETWEEN_RECONNECTS_MS)
    if (waitMs > 0) return attemptAfter(waitMs)
    reconnectedAt = clock.now()
    void attempt()
  })

  function stop(): void {
    isOver = true
    cancelNext()
    stopListening()
  }

  if (firstAfterMs > 0) attemptAfter(firstAfterMs)
  else void attempt()
  return stop
}

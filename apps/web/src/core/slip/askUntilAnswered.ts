import { repeatDelayMs } from '@touchline/domain'
import type { Return } from './comingBack.ts'
import type { SlipClock } from './createPlacer.ts'

export interface AskingPorts {
  readonly clock: SlipClock
  readonly whenBack: Return
  /** Asks once; true when something definite came of it. */
  readonly ask: () => Promise<boolean>
  /** An attempt came to nothing, or is overdue, and none that is younger may still tell. */
  readonly onSilence?: () => void
  /** Milliseconds from an attempt that came to nothing to the next. `repeatDelayMs` where absent. */
  readonly pauseMs?: (tries: number, sinceReturn?: number) => number
}

/** A question that hangs so long counts as unanswered; what comes later still counts. */
export const ANSWER_WITHIN_MS = 8_000
/** The same after the network came back: a question from before may hang for ever. */
const ANSWER_WITHIN_AFTER_RETURN_MS = 1_500
/** Signs of a return may come many at a time: they are one. */
const BETWEEN_RETURNS_MS = 1_000

/**
 * Asks the same question until it is answered ([PLACE-28], [PLACE-29]). A question that hangs is overtaken, so attempts may overlap;
 * when the network returns it is asked at once. Returns the way to stop.
 */
export function askUntilAnswered(ports: AskingPorts): () => void {
  const { clock, ask, onSilence, whenBack, pauseMs = repeatDelayMs } = ports
  let tries = 0
  let sinceReturn: number | undefined
  let askedAt = clock.now()
  let underWay = 0
  let isOver = false
  let callOff = (): void => {}

  async function attempt(): Promise<void> {
    callOff()
    askedAt = clock.now()
    underWay += 1
    let isOverdue = false
    const patience = sinceReturn === undefined ? ANSWER_WITHIN_MS : ANSWER_WITHIN_AFTER_RETURN_MS
    const callOffOverdue = clock.later(() => {
      isOverdue = true
      silence()
    }, patience)
    const isAnswered = await ask()
    callOffOverdue()
    if (isAnswered) return stop()
    if (!isOverdue) silence()
  }

  function silence(): void {
    underWay -= 1
    // An attempt that nobody waits for any more has come to nothing all the same.
    if (underWay === 0) onSilence?.()
    again(pauseMs(tries, sinceReturn))
    tries += 1
    if (sinceReturn !== undefined) sinceReturn += 1
  }

  function again(delayMs: number): void {
    callOff()
    if (!isOver) callOff = clock.later(() => void attempt(), delayMs)
  }

  const stopHearing = whenBack(() => {
    sinceReturn = 1
    again(Math.max(0, askedAt + BETWEEN_RETURNS_MS - clock.now()))
  })

  function stop(): void {
    isOver = true
    callOff()
    stopHearing()
  }

  void attempt()
  return stop
}

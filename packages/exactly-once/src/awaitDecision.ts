import { repeatUntilAnswered } from './repeatUntilAnswered.ts'
import type { RequestAnswer, RequestClock, AwaitedDecision, OnReconnect } from './types.ts'

interface AwaitingOptions<Accepted, Done, Refusal> {
  readonly clock: RequestClock
  readonly onReconnect: OnReconnect
  readonly decision: AwaitedDecision<Accepted, Done, Refusal>
  /** When it is decided, in epoch milliseconds of `clock`; called at once, then whenever a better estimate is known. */
  readonly onDue: (dueAt: number | undefined) => void
  readonly onDecided: (answer: Decided<Done, Refusal>) => void
}

/** An answer that ends a request. */
export type Decided<Done, Refusal> = Extract<
  RequestAnswer<never, Done, Refusal>,
  { kind: 'done' | 'refused' }
>

/** How often an accepted request is looked up, in addition to events. */
const LOOK_UP_EVERY_MS = 2_000
/** The server needs a moment to decide. */
const AFTER_DECISION_MS = 250
/** Smaller changes of the due time are not reported, because clocks are not more precise. */
const CLOCK_TOLERANCE_MS = 250

/**
 * Waits until an accepted request is decided: through events, and through look-ups, so that nothing depends on events.
 * Returns a function that stops it.
 */
export function awaitDecision<Accepted, Done, Refusal>(
  options: AwaitingOptions<Accepted, Done, Refusal>,
): () => void {
  const { clock, onReconnect, decision, onDue, onDecided } = options
  let stopLookingUp = (): void => {}
  let stopListening = (): void => {}
  let isOver = false

  function dueAtNow(): number | undefined {
    const left = decision.dueInMs?.()
    return left === undefined ? undefined : clock.now() + left
  }

  function take(answer: RequestAnswer<Accepted, Done, Refusal>): boolean {
    if (answer.kind !== 'done' && answer.kind !== 'refused') return false
    if (!isOver) {
      stop()
      onDecided(answer)
    }
    return true
  }

  function lookUp(firstAfterMs = 0): void {
    stopLookingUp()
    stopLookingUp = repeatUntilAnswered({
      clock,
      onReconnect,
      run: async () => take(await decision.lookUp()),
      pauseMs: () => LOOK_UP_EVERY_MS,
      firstAfterMs,
    })
  }

  function stop(): void {
    isOver = true
    stopLookingUp()
    stopListening()
  }

  let dueAt = dueAtNow()
  onDue(dueAt)
  stopListening = decision.subscribe({
    changed: () => lookUp(),
    clockRead() {
      const at = dueAtNow()
      if (at === undefined || (dueAt !== undefined && Math.abs(at - dueAt) <= CLOCK_TOLERANCE_MS)) return
      dueAt = at
      onDue(at)
    },
    decided: answer => void take(answer),
  })
  lookUp(dueAt === undefined ? LOOK_UP_EVERY_MS : Math.max(0, dueAt - clock.now() + AFTER_DECISION_MS))
  return stop
}

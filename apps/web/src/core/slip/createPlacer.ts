import { IDEMPOTENCY_HEADER, type BetWire, type Client } from '@touchline/contract'
import type { DraftBet, SlipEvent } from '@touchline/domain'
import type { Live } from '#core/live'
import { GIVE_UP_AFTER_MS } from './mayAskAgain.ts'
import {
  sortAnswered,
  sortDecided,
  toAcceptance,
  toRefusal,
  type PlaceDecision,
  type Sorted,
} from './placeAnswer.ts'
import type { SlipNews } from './slipNews.ts'
import { toPlacementBody } from './toPlacementBody.ts'

/** Time as the placer needs it; `later` returns the way to call off. */
export interface SlipClock {
  /** Epoch milliseconds. */
  now(): number
  later(run: () => void, delayMs: number): () => void
}

/** What becomes of a placement; the slip and quick bet hear the same. */
export type PlacingEvent = Extract<
  SlipEvent,
  { type: 'placing-delayed' | 'answer-unknown' | 'placing-accepted' | 'placing-refused' }
>

/** Whose placements are carried: the slip's, or quick bet's. */
export interface PlacingDesk {
  /** Whether the placement with this key still waits for its end. */
  isUnderWay(key: string): boolean
  dispatch(event: PlacingEvent): void
  readonly isQuick: boolean
}

export interface PlacerPorts {
  readonly client: Client
  readonly live: Pick<Live, 'onEvent'>
  readonly clock: SlipClock
  readonly deviceId: () => string
  readonly tell: (news: SlipNews) => void
  readonly desk: PlacingDesk
}

/** A lost answer is asked for again after 2, 4 and 8 s, then every 8 s (design, section 4). */
const REPEAT_AFTER_MS = [2_000, 4_000, 8_000] as const
/** A request that hangs so long counts as unanswered; what it says later still counts. */
const ANSWER_WITHIN_MS = 8_000
/** How often a bet in its live delay is looked up, beside the private channel that tells of it. */
const LOOK_UP_EVERY_MS = 2_000

export interface Placer {
  /** Sends a placement and sees it through. */
  send(key: string, drafts: readonly DraftBet[]): Promise<void>
  /** Lets go of the placement under way. */
  stop(): void
}

type Placement = {
  readonly key: string
  readonly drafts: readonly DraftBet[]
  /** What any attempt has come to; attempts overlap where one hangs. */
  phase: 'awaited' | 'unknown' | 'answered'
}

/**
 * Carries one placement at a time from the tap to its end. Every repeat bears the key made at the tap, so however often it is
 * sent, the bet stands once.
 */
export function createPlacer(ports: PlacerPorts): Placer {
  const { client, live, clock, deviceId, tell, desk } = ports
  const { isUnderWay, dispatch } = desk
  let callOff = (): void => {}
  let callOffGivingUp = (): void => {}
  let stopHearing = (): void => {}

  async function send(key: string, drafts: readonly DraftBet[]): Promise<void> {
    callOffGivingUp = clock.later(() => giveUp(key), GIVE_UP_AFTER_MS)
    await attempt({ key, drafts, phase: 'awaited' }, 0)
  }

  async function attempt(placement: Placement, tries: number): Promise<void> {
    const { key, drafts } = placement
    const body = toPlacementBody(drafts, { deviceId: deviceId(), isQuick: desk.isQuick })
    const headers = { [IDEMPOTENCY_HEADER]: key }
    const { answer, isLate } = await inTime(client('placeBets', { body }, { headers }), () =>
      doubt(placement, tries),
    )
    const meaning = answer.ok ? toAcceptance(answer.value.data) : toRefusal(answer.error, drafts)
    if (meaning.kind === 'unknown') return isLate ? undefined : doubt(placement, tries)
    if (placement.phase === 'answered') return
    const wasTold = placement.phase === 'unknown'
    placement.phase = 'answered'
    if (!isUnderWay(key)) {
      // The session ended meanwhile and the slip was let go: what was taken shows in My bets.
      const isTaken = meaning.kind === 'accepted' || meaning.kind === 'submitted'
      if (isTaken && !wasTold) tell({ kind: 'no-answer' })
      return
    }
    const sorted = answer.ok ? sortAnswered(answer.value, drafts) : undefined
    if (meaning.kind === 'submitted') return awaitDecision(key, meaning.ids, sorted!)
    end(key, meaning, sorted)
  }

  /** No answer to this attempt: the same key asks again later. Nobody waits for it any more: My bets is where to look. */
  function doubt(placement: Placement, tries: number): void {
    const { key, phase } = placement
    if (phase === 'answered') return
    placement.phase = 'unknown'
    if (!isUnderWay(key)) return phase === 'awaited' ? tell({ kind: 'no-answer' }) : undefined
    dispatch({ type: 'answer-unknown', key })
    const delay = REPEAT_AFTER_MS[tries] ?? REPEAT_AFTER_MS[2]
    callOff = clock.later(() => void attempt(placement, tries + 1), delay)
  }

  /** Waits for an answer however long it takes; `onSilence` runs once when it is overdue. */
  async function inTime<T>(
    question: Promise<T>,
    onSilence: () => void,
  ): Promise<{ readonly answer: T; readonly isLate: boolean }> {
    let isLate = false
    const callOffSilence = clock.later(() => {
      isLate = true
      onSilence()
    }, ANSWER_WITHIN_MS)
    const answer = await question
    callOffSilence()
    return { answer, isLate }
  }

  function giveUp(key: string): void {
    if (isUnderWay(key)) end(key, { kind: 'refused', error: { kind: 'no-answer' } })
  }

  /** The bookmaker has the bets and takes a moment: the private channel tells, and so that nothing hangs on it, My bets is asked. */
  function awaitDecision(key: string, ids: readonly string[], sorted: Sorted): void {
    callOff()
    dispatch({ type: 'placing-delayed', key })
    const decided = new Map<string, BetWire>()
    const take = (bet: BetWire): void => {
      if (!ids.includes(bet.id) || bet.status === 'submitted') return
      decided.set(bet.id, bet)
      if (decided.size < ids.length) return
      stopHearing()
      const bets = ids.map(id => decided.get(id)!)
      if (isUnderWay(key)) end(key, toAcceptance(bets), sortDecided(sorted, bets))
    }
    stopHearing()
    const lookUp = async (): Promise<void> => {
      const question = client('getBets', { query: { limit: 50, status: EVERY_STATUS } })
      const { answer, isLate } = await inTime(question, lookUpLater)
      if (answer.ok) answer.value.data.forEach(take)
      if (!isLate) lookUpLater()
    }
    const lookUpNow = (): void => {
      callOff()
      void lookUp()
    }
    const lookUpLater = (): void => {
      callOff()
      if (isUnderWay(key)) callOff = clock.later(() => void lookUp(), LOOK_UP_EVERY_MS)
    }
    // The channel tells that a bet is decided, without names: My bets says it in the language of the page.
    stopHearing = live.onEvent(event => {
      if (event.kind === 'bet' && ids.includes(event.message.bet.id)) lookUpNow()
    })
    lookUpLater()
  }

  function end(key: string, answer: PlaceDecision, sorted?: Sorted): void {
    stop()
    if (answer.kind === 'accepted') {
      const { taken = [], refused = [], messages = [] } = sorted ?? {}
      // A draft of which anything stands is not given back: placed again, that would stand twice.
      const left = refused.map(({ draft }) => draft).filter(draft => taken.every(bet => bet.draft !== draft))
      dispatch({ type: 'placing-accepted', key, placed: answer.placed, left: left.map(({ id }) => id) })
      if (refused.length > 0) tell({ kind: 'partly-placed', messages })
    }
    if (answer.kind !== 'refused') return
    dispatch({ type: 'placing-refused', key, error: answer.error })
    if (answer.error.kind === 'uncoded') tell({ kind: 'not-placed' })
    if (answer.error.kind === 'no-answer') tell({ kind: 'no-answer' })
  }

  function stop(): void {
    callOff()
    callOffGivingUp()
    stopHearing()
    callOff = callOffGivingUp = stopHearing = () => {}
  }

  return { send, stop }
}

/** Rejected ones too, which an answer leaves out unless asked. */
const EVERY_STATUS = 'submitted,waiting_results,ready_to_process,done,rejected,cancelled'

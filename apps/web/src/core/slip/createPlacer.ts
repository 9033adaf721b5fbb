import { IDEMPOTENCY_HEADER, type BetWire, type Client } from '@touchline/contract'
import type { DraftBet, SlipEvent } from '@touchline/domain'
import type { Live } from '#core/live'
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
/** After this long without an answer the slip is let go, and My bets has the truth (design, section 4). */
const GIVE_UP_AFTER_MS = 60_000
/** How often a bet in its live delay is looked up, beside the private channel that tells of it. */
const LOOK_UP_EVERY_MS = 2_000

export interface Placer {
  /** Sends a placement and sees it through. */
  send(key: string, drafts: readonly DraftBet[]): Promise<void>
  /** Lets go of the placement under way. */
  stop(): void
}

/**
 * Carries one placement at a time from the tap to its end. Every repeat bears the key made at the tap, so however often it is
 * sent, the bet stands once.
 */
export function createPlacer(ports: PlacerPorts): Placer {
  const { client, live, clock, deviceId, tell, desk } = ports
  const { isUnderWay, dispatch } = desk
  let callOff = (): void => {}
  let stopHearing = (): void => {}

  /** @param startedAt when this page began to wait: the tap, or the reload that found the key */
  async function send(
    key: string,
    drafts: readonly DraftBet[],
    startedAt: number,
    attempt = 0,
  ): Promise<void> {
    const answer = await client(
      'placeBets',
      { body: toPlacementBody(drafts, { deviceId: deviceId(), isQuick: desk.isQuick }) },
      { headers: { [IDEMPOTENCY_HEADER]: key } },
    )
    const sorted = answer.ok ? sortAnswered(answer.value, drafts) : undefined
    const meaning = answer.ok ? toAcceptance(answer.value.data) : toRefusal(answer.error, drafts)
    if (!isUnderWay(key)) {
      // The session ended meanwhile and the slip was let go: what was taken shows in My bets.
      if (meaning.kind === 'accepted' || meaning.kind === 'submitted') tell({ kind: 'no-answer' })
      return
    }
    if (meaning.kind === 'unknown') {
      dispatch({ type: 'answer-unknown', key })
      const delay = REPEAT_AFTER_MS[attempt] ?? REPEAT_AFTER_MS[2]
      return again(key, startedAt, delay, () => void send(key, drafts, startedAt, attempt + 1))
    }
    if (meaning.kind === 'submitted') return awaitDecision(key, meaning.ids, startedAt, sorted!)
    end(key, meaning, sorted)
  }

  /** Repeats later, or gives up when the time is over. */
  function again(key: string, startedAt: number, delayMs: number, run: () => void): void {
    if (clock.now() + delayMs - startedAt > GIVE_UP_AFTER_MS) {
      callOff = clock.later(() => giveUp(key), Math.max(0, startedAt + GIVE_UP_AFTER_MS - clock.now()))
    } else callOff = clock.later(run, delayMs)
  }

  function giveUp(key: string): void {
    end(key, { kind: 'refused', error: { kind: 'no-answer' } })
  }

  /** The bookmaker has the bets and takes a moment: the private channel tells, and so that nothing hangs on it, My bets is asked. */
  function awaitDecision(key: string, ids: readonly string[], startedAt: number, sorted: Sorted): void {
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
    stopHearing = live.onEvent(event => event.kind === 'bet' && take(event.message.bet))
    const lookUp = async (): Promise<void> => {
      const answer = await client('getBets', { query: { limit: 50, status: EVERY_STATUS } })
      if (answer.ok) answer.value.data.forEach(take)
      if (isUnderWay(key)) again(key, startedAt, LOOK_UP_EVERY_MS, () => void lookUp())
    }
    again(key, startedAt, LOOK_UP_EVERY_MS, () => void lookUp())
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
    stopHearing()
    callOff = stopHearing = () => {}
  }

  return { send: (key: string, drafts: readonly DraftBet[]) => send(key, drafts, clock.now()), stop }
}

/** Rejected ones too, which an answer leaves out unless asked. */
const EVERY_STATUS = 'submitted,waiting_results,ready_to_process,done,rejected,cancelled'

import { IDEMPOTENCY_HEADER, type BetWire, type Client } from '@touchline/contract'
import { mayRepeatPost, type DraftBet, type SlipEvent } from '@touchline/domain'
import type { Live } from '#core/live'
import { askUntilAnswered } from './askUntilAnswered.ts'
import { whenBack, type Return } from './comingBack.ts'
import { createHistory } from './createHistory.ts'
import { GIVE_UP_AFTER_MS } from './mayAskAgain.ts'
import {
  sortAnswered,
  sortDecided,
  toAcceptance,
  toRefusal,
  type PlaceAnswer,
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
  readonly live: Pick<Live, 'onEvent' | 'connection'>
  readonly clock: SlipClock
  readonly onReturn?: Return
  readonly deviceId: () => string
  readonly tell: (news: SlipNews) => void
  readonly desk: PlacingDesk
  /** Whether the back end honours the key of a placement: to any other it is sent once and never again. */
  readonly honoursKeys: boolean
}

/** How often a bet in its live delay is looked up, beside the private channel that tells of it. */
const LOOK_UP_EVERY_MS = 2_000

/** A placement as it went out. */
export type SentPlacement = {
  /** Made at the tap, and in storage before the request leaves. */
  readonly key: string
  readonly drafts: readonly DraftBet[]
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
  /** Whether it may have been sent before: the page was loaded anew meanwhile. */
  readonly isResumed: boolean
}

export interface Placer {
  /** Sends a placement and sees it through. */
  send(placement: SentPlacement): void
  /** Lets go of the placement under way. */
  stop(): void
}

/** What any attempt has come to; attempts overlap where one hangs. */
type Course = { phase: 'awaited' | 'unknown' | 'answered' }

/**
 * Carries one placement at a time from the tap to its end. Every repeat bears the key made at the tap, so however often it is
 * sent, the bet stands once. A back end that takes no notice of keys gets one request, and its bet history is read instead.
 */
export function createPlacer(ports: PlacerPorts): Placer {
  const { client, clock, deviceId, tell, desk, honoursKeys } = ports
  const { isUnderWay, dispatch } = desk
  const back = whenBack(ports)
  const history = createHistory(client)
  let stopAsking = (): void => {}
  let callOffGivingUp = (): void => {}
  let stopHearing = (): void => {}

  function send(placement: SentPlacement): void {
    const { key, isResumed } = placement
    const course: Course = { phase: 'awaited' }
    callOffGivingUp = clock.later(() => giveUp(key), GIVE_UP_AFTER_MS)
    const post = (): Promise<boolean> => ask(placement, course)
    const find = async (): Promise<boolean> => {
      const { drafts, startedAt } = placement
      return hear(placement, course, await history.find(drafts, startedAt))
    }
    const mayRepeat = mayRepeatPost(honoursKeys)
    const onSilence = (): void => doubt(placement, course)
    // Sent once, and from then on only looked for.
    const once = (): Promise<boolean> => {
      const question = isResumed || isSent ? find() : post()
      isSent = true
      return question
    }
    let isSent = false
    stopAsking = askUntilAnswered({ clock, whenBack: back, ask: mayRepeat ? post : once, onSilence })
  }

  /** Sends the request; true when something definite came of it. */
  async function ask(placement: SentPlacement, course: Course): Promise<boolean> {
    const { key, drafts } = placement
    const body = toPlacementBody(drafts, { deviceId: deviceId(), isQuick: desk.isQuick })
    const answer = await client('placeBets', { body }, { headers: { [IDEMPOTENCY_HEADER]: key } })
    return hear(
      placement,
      course,
      answer.ok ? toAcceptance(answer.value.data) : toRefusal(answer.error, drafts),
      answer.ok ? sortAnswered(answer.value, drafts) : undefined,
    )
  }

  function hear(
    { key, drafts }: SentPlacement,
    course: Course,
    meaning: PlaceAnswer,
    sorted: Sorted = sortAnswered({}, drafts),
  ): boolean {
    if (meaning.kind === 'unknown') return false
    if (course.phase === 'answered') return true
    const wasTold = course.phase === 'unknown'
    course.phase = 'answered'
    if (!isUnderWay(key)) {
      // The session ended meanwhile and the slip was let go: what was taken shows in My bets.
      const isTaken = meaning.kind === 'accepted' || meaning.kind === 'submitted'
      if (isTaken && !wasTold) tell({ kind: 'no-answer' })
    } else if (meaning.kind === 'submitted') awaitDecision(key, meaning.ids, sorted)
    else end(key, meaning, sorted)
    return true
  }

  /** No answer yet. Where nobody waits for it any more, My bets is where to look. */
  function doubt({ key }: SentPlacement, course: Course): void {
    const { phase } = course
    if (phase === 'answered') return
    course.phase = 'unknown'
    if (isUnderWay(key)) dispatch({ type: 'answer-unknown', key })
    else if (phase === 'awaited') tell({ kind: 'no-answer' })
  }

  function giveUp(key: string): void {
    if (isUnderWay(key)) end(key, { kind: 'refused', error: { kind: 'no-answer' } })
  }

  /** The bookmaker has the bets and takes a moment: the private channel tells, and so that nothing hangs on it, My bets is asked. */
  function awaitDecision(key: string, ids: readonly string[], sorted: Sorted): void {
    stopAsking()
    stopHearing()
    dispatch({ type: 'placing-delayed', key })
    const decided = new Map<string, BetWire>()
    const lookUp = async (): Promise<boolean> => {
      for (const bet of (await history.read()) ?? []) {
        if (ids.includes(bet.id) && bet.status !== 'submitted') decided.set(bet.id, bet)
      }
      if (decided.size < ids.length) return false
      const bets = ids.map(id => decided.get(id)!)
      if (isUnderWay(key)) end(key, toAcceptance(bets), sortDecided(sorted, bets))
      return true
    }
    const lookUpNow = (): void => {
      stopAsking()
      stopAsking = askUntilAnswered({ clock, whenBack: back, ask: lookUp, pauseMs: () => LOOK_UP_EVERY_MS })
    }
    const callOffFirst = clock.later(lookUpNow, LOOK_UP_EVERY_MS)
    stopAsking = callOffFirst
    // The channel tells that a bet is decided, without names: My bets says it in the language of the page.
    stopHearing = ports.live.onEvent(event => {
      if (event.kind === 'bet' && ids.includes(event.message.bet.id)) lookUpNow()
    })
  }

  function end(key: string, answer: PlaceDecision, sorted?: Sorted): void {
    stop()
    if (answer.kind === 'accepted') {
      history.note(answer.placed)
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
    stopAsking()
    callOffGivingUp()
    stopHearing()
    stopAsking = callOffGivingUp = stopHearing = () => {}
  }

  return { send, stop }
}

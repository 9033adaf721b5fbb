import { IDEMPOTENCY_HEADER, type BetWire, type Client } from '@touchline/contract'
import { mayRepeatPost, type DraftBet, type SlipEvent } from '@touchline/domain'
import type { Live } from '#core/live'
import { ANSWER_WITHIN_MS, askUntilAnswered } from './askUntilAnswered.ts'
import { awaitDecision, pricesAtArrival } from './awaitDecision.ts'
import { whenBack, type Return } from './comingBack.ts'
import { createHistory } from './createHistory.ts'
import {
  refusedBeside,
  sortAnswered,
  sortDecided,
  toAcceptance,
  toRefusal,
  type PlaceAnswer,
  type PlaceDecision,
  type Sorted,
} from './placeAnswer.ts'
import type { PriorBets } from './priorBets.ts'
import { GIVE_UP_AFTER_MS } from './resumption.ts'
import { notPlaced, type SlipNews } from './slipNews.ts'
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
  /** The only request of a placement that is not under way any more was refused: its bets do not stand. */
  onRefusedLate?(key: string): unknown
}

export interface PlacerPorts {
  readonly client: Client
  readonly live: Pick<Live, 'onEvent' | 'connection' | 'serverNow'>
  readonly clock: SlipClock
  readonly onReturn?: Return
  readonly deviceId: () => string
  readonly tell: (news: SlipNews) => void
  readonly desk: PlacingDesk
  /** Whether the back end honours the key of a placement: to any other it is sent once and never again. */
  readonly honoursKeys: boolean
  /** What stood in My bets before such a placement went out. */
  readonly prior: PriorBets
}

/** A placement as it went out. */
export type SentPlacement = {
  /** Made at the tap, and in storage before the request leaves. */
  readonly key: string
  readonly drafts: readonly DraftBet[]
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
  /** It may have been sent before, for the page was loaded anew: it is sent again under its key, or only looked up. */
  readonly resumption?: 'send' | 'look-up' | undefined
}

export interface Placer {
  /**
   * Made ready for `send`: a back end that ignores the key shows in My bets what stands already, so that an older bet is never taken
   * for this one ([PLACE-31]). False where it does not say: then nothing may go out.
   */
  prepare(key: string): Promise<boolean>
  /** Sends a placement and sees it through. */
  send(placement: SentPlacement): void
  /** Lets go of the placement under way. */
  stop(): void
}

const NONE: ReadonlySet<string> = new Set()

/** Whether no other request of this placement went out: one that did may have been taken, whatever the next is told. */
function isOnly({ requests, resumption }: Course): boolean {
  return requests === 1 && !resumption
}

/** A placement with what any attempt has come to; attempts overlap where one hangs. */
type Course = SentPlacement & { phase: 'awaited' | 'unknown' | 'answered'; requests: number }

/**
 * Carries one placement at a time from the tap to its end. Every repeat bears the key made at the tap, so however often it is
 * sent, the bet stands once. A back end that takes no notice of keys gets one request, and its bet history is read instead.
 */
export function createPlacer(ports: PlacerPorts): Placer {
  const { client, live, clock, deviceId, tell, desk, honoursKeys, prior } = ports
  const { isUnderWay, dispatch } = desk
  const back = whenBack(ports)
  const history = createHistory(client)
  let stopWaiting = (): void => {}
  let callOffGivingUp = (): void => {}

  async function prepare(key: string): Promise<boolean> {
    let callOff = (): void => {}
    const late = new Promise<undefined>(resolve => {
      callOff = clock.later(() => resolve(undefined), ANSWER_WITHIN_MS)
    })
    const ids = await Promise.race([history.standing(), late]).finally(callOff)
    if (ids) prior.put(key, ids)
    return ids !== undefined
  }

  function send(placement: SentPlacement): void {
    const { resumption } = placement
    const course: Course = { ...placement, phase: 'awaited', requests: 0 }
    const mayRepeat = mayRepeatPost(honoursKeys)
    let mayPost = resumption === undefined || (resumption === 'send' && mayRepeat)
    const ask = (): Promise<boolean> => {
      if (!mayPost) return find(course)
      mayPost = mayRepeat
      return post(course)
    }
    giveUpAfter(GIVE_UP_AFTER_MS, () => lookOnceMore(course))
    stopWaiting = askUntilAnswered({ clock, whenBack: back, ask, onSilence: () => doubt(course) })
  }

  /** Sends the request; true when something definite came of it. */
  async function post(course: Course): Promise<boolean> {
    const { key, drafts } = course
    course.requests += 1
    const body = toPlacementBody(drafts, { deviceId: deviceId(), isQuick: desk.isQuick })
    const answer = await client('placeBets', { body }, { headers: { [IDEMPOTENCY_HEADER]: key } })
    const sorted = sortAnswered(answer.ok ? answer.value : {}, drafts)
    const meaning = answer.ok
      ? toAcceptance(answer.value.data, sorted)
      : toRefusal(answer.error, drafts, isOnly(course))
    return hear(course, meaning, sorted)
  }

  /** Looks in My bets and sends nothing; true when something definite came of it. */
  async function find(course: Course): Promise<boolean> {
    const { key, drafts, startedAt, resumption } = course
    const stood = honoursKeys ? NONE : prior.of(key)
    // Nothing tells it from an older bet.
    if (!stood) {
      giveUp(key)
      return true
    }
    const found = await history.find(drafts, startedAt + live.serverNow() - clock.now(), stood)
    if (found && found !== 'absent') {
      const sorted = sortDecided(sortAnswered({}, drafts), found)
      return hear(course, toAcceptance(found, sorted), sorted)
    }
    // Long after the tap it is not on its way any more: what is not there now is not awaited.
    const isOver = found === 'absent' && resumption === 'look-up'
    if (isOver) giveUp(key)
    return isOver
  }

  function hear(course: Course, meaning: PlaceAnswer, sorted: Sorted): boolean {
    if (meaning.kind === 'unknown') return false
    const { phase, key } = course
    if (phase === 'answered') return true
    course.phase = 'answered'
    if (!isUnderWay(key)) {
      // The session ended meanwhile. Only where nothing else went out a refusal says that nothing stands.
      if (meaning.kind === 'refused' && isOnly(course)) desk.onRefusedLate?.(key)
      else if (phase === 'awaited') tell({ kind: 'in-doubt' })
    } else if (meaning.kind === 'submitted') wait(key, meaning.bets, sorted)
    else end(key, meaning, sorted)
    return true
  }

  /** No answer yet. Where the session ended meanwhile, it is in doubt. */
  function doubt(course: Course): void {
    const { key, phase } = course
    if (phase === 'answered') return
    course.phase = 'unknown'
    if (isUnderWay(key)) dispatch({ type: 'answer-unknown', key })
    else if (phase === 'awaited') tell({ kind: 'in-doubt' })
  }

  /** The bookmaker has the bets and takes a moment. */
  function wait(key: string, bets: readonly BetWire[], sorted: Sorted): void {
    stopWaiting()
    const atArrival = pricesAtArrival(bets)
    stopWaiting = awaitDecision({
      live,
      clock,
      whenBack: back,
      history,
      bets,
      onDue(decideAt) {
        const leftMs = Math.max(0, (decideAt ?? clock.now()) - clock.now())
        giveUpAfter(GIVE_UP_AFTER_MS + leftMs, () => giveUp(key))
        dispatch({ type: 'placing-delayed', key, atArrival, ...(decideAt !== undefined && { decideAt }) })
      },
      onDecided(decided) {
        const told = sortDecided(sorted, decided)
        if (isUnderWay(key)) end(key, toAcceptance(decided, told), told)
      },
    })
  }

  function end(key: string, answer: PlaceDecision, sorted: Sorted): void {
    stop()
    if (answer.kind === 'accepted') {
      const { placed } = answer
      history.note(placed)
      const { left, messages, refusals } = refusedBeside(sorted)
      dispatch({ type: 'placing-accepted', key, placed, left, refusals })
      if (sorted.refused.size > 0) tell({ kind: 'partly-placed', messages })
    }
    if (answer.kind === 'refused') refuse(key, answer)
  }

  function refuse(key: string, { error }: PlaceDecision & { kind: 'refused' }): void {
    stop()
    dispatch({ type: 'placing-refused', key, error })
    if (error.kind === 'uncoded') tell(notPlaced(error))
    if (error.kind === 'no-answer') tell({ kind: 'no-answer' })
  }

  function giveUpAfter(delayMs: number, run: () => void): void {
    callOffGivingUp()
    callOffGivingUp = clock.later(run, delayMs)
  }

  /** Nothing definite came in time. The key is not sent any more; My bets has the last word, if it has one. */
  function lookOnceMore(course: Course): void {
    const { key } = course
    stopWaiting()
    giveUpAfter(ANSWER_WITHIN_MS, () => giveUp(key))
    void find(course).then(isDefinite => {
      if (!isDefinite) giveUp(key)
    })
  }

  function giveUp(key: string): void {
    if (isUnderWay(key)) refuse(key, { kind: 'refused', error: { kind: 'no-answer' } })
  }

  function stop(): void {
    stopWaiting()
    callOffGivingUp()
    stopWaiting = callOffGivingUp = () => {}
  }

  return { prepare, send, stop }
}

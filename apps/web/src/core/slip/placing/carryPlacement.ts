import { IDEMPOTENCY_HEADER, type ApiClient } from '@touchline/contract'
import type { PlaceBetError } from '@touchline/domain/placing'
import type { SlipEvent } from '@touchline/domain/slip'
import {
  ANSWER_WITHIN_MS,
  carryRequest,
  type CarriedRequest,
  type RequestClock,
  type Options,
  type OnceEvent,
  type OnReconnect,
} from '@touchline/exactly-once'
import type { Live } from '#core/live'
import type { SettingsStore } from '#core/settings'
import { awaitAcceptModeSaved } from './awaitAcceptModeSaved.ts'
import { createHistory, type History } from './createHistory.ts'
import { createOnReconnect } from './onReconnect.ts'
import {
  refusedBeside,
  sortAnswered,
  sortDecided,
  toAcceptance,
  toRefusal,
  type PlacedBets,
  type SubmittedBets,
} from './placeAnswer.ts'
import { placementDecision, pricesAtArrival } from './placementDecision.ts'
import type { PriorBets, PlacementRequest } from '../storage/index.ts'
import { notPlaced, type SlipNews } from '../news/index.ts'
import { toPlacementBody } from './toPlacementBody.ts'

/** Results of a placement, for the slip and quick bet alike. */
export type PlacingEvent = Extract<
  SlipEvent,
  { type: 'placing-delayed' | 'answer-unknown' | 'placing-accepted' | 'placing-refused' }
>

export interface CarryPlacementOptions {
  readonly client: ApiClient
  readonly live: Pick<Live, 'onEvent' | 'connection' | 'serverNow'>
  readonly settings: SettingsStore
  readonly clock: RequestClock
  readonly onReturn?: OnReconnect
  readonly deviceId: () => string
  readonly report: (news: SlipNews) => void
  /** Whether the back end honours the key of a placement: to any other back end it is sent only once. */
  readonly honoursKeys: boolean
  /** What My bets showed before such a placement was sent. */
  readonly prior: PriorBets
  /** Storage of placements that outlives this tab; absent where there is none. */
  readonly storage: Options<PlacementRequest, SubmittedBets, PlacedBets, PlaceBetError>['storage']
}

/** What receives the result of a placement. */
export interface PlacementListener {
  dispatch(event: PlacingEvent): void
  /** The session ended before the answer came, and the only request was refused: none of its bets was placed. */
  onRefusedLate?(key: string): unknown
}

/** Why a placement was not sent, as it is reported. */
type NotSent = Extract<SlipNews['kind'], 'not-placed' | 'mode-unsaved'>
type PlacementEvent = OnceEvent<SubmittedBets, PlacedBets, PlaceBetError, NotSent>

/** Carries placements from the tap to their result. */
export type CarryPlacement = (
  placement: PlacementRequest,
  listener: PlacementListener,
  /** It may have been sent before the page was loaded again. */
  resumption?: 'send' | 'look-up',
) => CarriedRequest

const NONE: ReadonlySet<string> = new Set()

/**
 * The machine of `packages/exactly-once` for bets: how they are sent, looked up and decided, and what an answer
 * means.
 */
export function createCarryPlacement(given: CarryPlacementOptions): CarryPlacement {
  const { client, live, clock, deviceId, report, honoursKeys, prior, storage } = given
  const onReconnect = createOnReconnect(given)
  const history = createHistory(client)

  /**
   * Before the request is sent: the server must have saved the accept mode on show, and older bets must be known to
   * distinguish this one from them.
   */
  function prepare({ key }: PlacementRequest): true | Promise<true | { notSent: NotSent }> {
    const isModeSaved = awaitAcceptModeSaved(given)
    if (isModeSaved === true && honoursKeys) return true
    return (async () => {
      if (isModeSaved !== true && !(await isModeSaved)) return { notSent: 'mode-unsaved' as const }
      return honoursKeys || (await notePriorBets(key)) || { notSent: 'not-placed' as const }
    })()
  }

  /**
   * A back end that ignores keys shows in My bets what was placed before ([PLACE-31]). False where it does not
   * answer.
   */
  async function notePriorBets(key: string): Promise<boolean> {
    let cancel = (): void => {}
    const late = new Promise<undefined>(resolve => {
      cancel = clock.later(() => resolve(undefined), ANSWER_WITHIN_MS)
    })
    const ids = await Promise.race([history.newestIds(), late]).finally(cancel)
    if (ids) prior.put(key, ids)
    return ids !== undefined
  }

  const shared = {
    clock,
    onReconnect,
    honoursKeys,
    storage,
    prepare,
    async send({ key, bets, isQuick = false }: PlacementRequest) {
      const body = toPlacementBody(bets, { deviceId: deviceId(), isQuick })
      const answer = await client('placeBets', { body }, { headers: { [IDEMPOTENCY_HEADER]: key } })
      if (!answer.ok) return toRefusal(answer.error, bets)
      return toAcceptance(answer.value.data, sortAnswered(answer.value, bets))
    },
    async find({ key, bets, startedAt }: PlacementRequest) {
      const before = honoursKeys ? NONE : prior.of(key)
      if (!before) return { kind: 'untellable' as const }
      const found = await history.find(bets, startedAt + live.serverNow() - clock.now(), before)
      if (!found) return { kind: 'unknown' as const }
      if (found === 'absent') return { kind: 'absent' as const }
      return toAcceptance(found, sortDecided(sortAnswered({}, bets), found))
    },
    decisionOf: (_placement: PlacementRequest, submitted: SubmittedBets) =>
      placementDecision({ live, history }, submitted),
  }

  return (placement, listener, resumption) =>
    carryRequest<PlacementRequest, SubmittedBets, PlacedBets, PlaceBetError, NotSent>(
      placement,
      { ...shared, report: (event, { key }) => dispatchResult(event, key, listener, { report, history }) },
      resumption,
    )
}

/** Dispatches the result of the placement with this key to slip or quick bet, and reports what neither can show. */
function dispatchResult(
  event: PlacementEvent,
  key: string,
  { dispatch, onRefusedLate }: PlacementListener,
  { report, history }: Pick<CarryPlacementOptions, 'report'> & { readonly history: Pick<History, 'note'> },
): void {
  switch (event.type) {
    // `not-stored` is reported by the tab's own storage, which is written first.
    case 'unanswered':
      return dispatch({ type: 'answer-unknown', key })
    case 'accepted': {
      const atArrival = pricesAtArrival(event.accepted.bets)
      const { dueAt } = event
      return dispatch({
        type: 'placing-delayed',
        key,
        atArrival,
        ...(dueAt !== undefined && { decideAt: dueAt }),
      })
    }
    case 'done': {
      const { placed, sorted } = event.done
      history.note(placed)
      const { left, messages, refusals } = refusedBeside(sorted)
      dispatch({ type: 'placing-accepted', key, placed, left, refusals })
      if (sorted.refused.size > 0) report({ kind: 'partly-placed', messages })
      return
    }
    case 'refused':
      dispatch({ type: 'placing-refused', key, error: event.refusal })
      if (event.refusal.kind === 'uncoded') report(notPlaced(event.refusal))
      return
    case 'gave-up':
      dispatch({ type: 'placing-refused', key, error: { kind: 'no-answer' } })
      return report({ kind: 'no-answer' })
    case 'not-sent':
      dispatch({ type: 'placing-refused', key, error: { kind: 'uncoded' } })
      return report({ kind: event.because })
    case 'left-unanswered':
      return report({ kind: 'placement-unknown' })
    case 'left-refused':
      onRefusedLate?.(key)
  }
}

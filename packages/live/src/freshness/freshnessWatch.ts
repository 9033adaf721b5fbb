import {
  ageOf,
  freshnessOf,
  isPlaceable,
  LIVE_FRESH_MS,
  MATCH_STATUS,
  type MatchId,
  type Provider,
  type SignOfLife,
} from '@touchline/domain'
import type { Heartbeat } from '../events/readEvent.ts'
import type { LiveStore } from '../store/liveStore.ts'
import type { FreshnessBoard, FreshnessEntry } from './freshnessBoard.ts'

/** Writes the cells of freshness: hears the beats, and looks at the clock. */
export interface FreshnessWatch {
  hear(beat: Heartbeat): void
  /** Looks at the clock: call it several times a second while the page is seen. */
  check(): void
  /** Nothing heard until now counts any more: the page slept or was frozen. */
  distrust(): void
}

export interface FreshnessWatchPorts {
  readonly board: FreshnessBoard
  readonly store: Pick<LiveStore, 'provider' | 'matchState'>
  /** Milliseconds that never go back; they may stand still while the machine sleeps. */
  readonly now: () => number
  /** Milliseconds of the visitor's clock, which may jump but does not sleep. */
  readonly wallNow: () => number
}

/** Two clocks of ours that part by more than this between two looks: the machine slept, or somebody set a clock. */
const CLOCK_JUMP_MS = 2_000
/** Beats that the quickest of late is sought among: with one each 2 s, a server whose clock was set back is believed again after 16 s. */
const BEATS_KEPT = 8

export function createFreshnessWatch({ board, store, now, wallNow }: FreshnessWatchPorts): FreshnessWatch {
  const signs = new Map<Provider, SignOfLife>()
  /** The server's clock less ours at each of the last beats; the largest came quickest. */
  let leads: number[] = []
  let line: SignOfLife | undefined
  let apart = wallNow() - now()
  /** What the page was drawn from counts as seen when the watch began, but nobody bets on it before a beat. */
  let beganAt: number | undefined = now()

  function hasJumped(): boolean {
    const before = apart
    apart = wallNow() - now()
    return Math.abs(apart - before) > CLOCK_JUMP_MS
  }

  function forget(): void {
    signs.clear()
    leads = []
    line = undefined
    beganAt = undefined
  }

  const ageBy = (sign: SignOfLife | undefined): number => (sign ? ageOf(sign, now()) : Infinity)
  const ageShown = (sign: SignOfLife | undefined): number =>
    !sign && beganAt !== undefined ? now() - beganAt : ageBy(sign)

  function judge(matchId: MatchId, { freshness, placeable }: FreshnessEntry): void {
    const provider = store.provider(matchId)
    const status = store.matchState(matchId)?.read().status
    const sign = (provider && signs.get(provider)) ?? line
    freshness.write(freshnessOf(ageShown(sign), status !== MATCH_STATUS.prematch))
    placeable.write(isPlaceable(ageBy(sign)))
  }

  function judgeAll(): void {
    let isAnyOld = ageShown(line) > LIVE_FRESH_MS
    for (const [matchId, entry] of board.entries) {
      judge(matchId, entry)
      isAnyOld ||= entry.freshness.listeners > 0 && entry.freshness.read() !== 'fresh'
    }
    board.stale.write(isAnyOld)
  }

  board.onEntry = judge
  return {
    hear({ serverTime, providers }) {
      // What was heard in the moment of the jump may have lain there since before the sleep.
      if (hasJumped()) forget()
      else {
        const heardAt = now()
        leads = [...leads, serverTime - heardAt].slice(-BEATS_KEPT)
        const delayMs = Math.max(...leads) - (serverTime - heardAt)
        line = { silentMs: 0, delayMs, heardAt }
        for (const { provider, aliveAt } of providers) {
          signs.set(provider, { silentMs: serverTime - aliveAt, delayMs, heardAt })
        }
      }
      judgeAll()
    },
    check() {
      if (hasJumped()) forget()
      judgeAll()
    },
    distrust() {
      forget()
      judgeAll()
    },
  }
}

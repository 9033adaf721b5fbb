import {
  beatProviders,
  correctResult,
  createSim,
  genesisHash,
  writeTurns,
  type Database,
  type MarketRecord,
  type MatchRecord,
} from '@touchline/backend/parts'
import type { BetResult } from '@touchline/domain/bet'
import type { OutcomeKey } from '@touchline/domain/market'
import { MATCH_STATUS, PROVIDERS, type MatchStatus, type Provider } from '@touchline/domain/match'
import type { Random } from '@touchline/testkit'

/** Full-time result, and over or under two and a half goals. */
const MARKETS = [
  { marketId: 1, specifier: '', place: 'main', odds: [2000, 3300, 3900] },
  { marketId: 18, specifier: 'total=2.5', place: 'secondary', odds: [1850, 1950] },
] as const
const OUTCOMES: Readonly<Record<number, readonly string[]>> = { 1: ['1', '2', '3'], 18: ['12', '13'] }

export const MATCHES = [
  { id: '501', provider: 'betradar', startsIn: -600_000 },
  { id: '502', provider: 'oddin', startsIn: -1_200_000 },
  { id: '503', provider: 'betradar', startsIn: 1_800_000 },
  { id: '504', provider: 'betradar', startsIn: 3_600_000 },
  { id: '505', provider: 'betradar', startsIn: 7_200_000 },
] as const satisfies readonly { id: string; provider: Provider; startsIn: number }[]

/** A match before its first price. */
export function newMatch({ id, provider, startsIn }: (typeof MATCHES)[number], now: number): MatchRecord {
  const startTime = now + startsIn
  const status = startsIn < 0 ? MATCH_STATUS.live : MATCH_STATUS.prematch
  const fresh = createSim('soccer', Number(id), { home: 0, away: 0 }, startTime)
  const play = { ...fresh.play, phase: '1st_half', second: 600 } as MatchRecord['sim']['play']
  const sim = startsIn < 0 ? ({ ...fresh, play } as MatchRecord['sim']) : fresh
  return {
    id,
    type: 'match',
    sportKey: 'soccer',
    provider,
    sideIds: [`${id}1`, `${id}2`],
    startTime,
    status,
    version: 1,
    state: stateOf(status, [0, 0], now),
    sim,
    markets: new Map(MARKETS.map(market => [market.marketId + market.specifier, firstMarket(market)])),
    settled: new Set(),
    lastHash: genesisHash(id),
    nextAt: Number.POSITIVE_INFINITY,
  }
}

function firstMarket({ marketId, specifier, place, odds }: (typeof MARKETS)[number]): MarketRecord {
  return {
    marketId,
    specifier,
    status: 1,
    reason: null,
    priority: marketId,
    mostBalanced: place === 'secondary',
    place,
    outcomes: odds.map((price, i) => ({ id: OUTCOMES[marketId]![i]!, odds: price, active: true })),
  }
}

function pricesOf({ markets }: MatchRecord): string {
  const outcomes = [...(markets?.values() ?? [])].flatMap(market => market.outcomes)
  return outcomes.map(({ odds }) => odds).join(' ')
}

function stateOf(
  status: MatchStatus,
  [home, away]: readonly [number, number],
  now: number,
): MatchRecord['state'] {
  const isLive = status === MATCH_STATUS.live
  return {
    status,
    stage: isLive ? '1st_half' : status === MATCH_STATUS.prematch ? 'not_started' : 'ended',
    score: { home, away },
    periodScores: isLive ? [{ home, away, key: '1st_half', number: 1, type: 'half' }] : [],
    ...(isLive && { clock: { matchTime: 600, stopped: false, updatedAt: now } }),
  }
}

/** Dead heats: two or three share a place, three share two places. */
const DEAD_HEATS = [{ tied: 2 }, { tied: 3 }, { tied: 3, tiedPlaces: 2 }] as const
/** Possible corrected results. */
const CORRECTED = [
  'win_entire',
  'dead heat',
  'dead heat',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'no_results',
] as const

/** What one turn of the feed does to a match. */
export type FeedAct = 'move' | 'suspend' | 'reopen' | 'goal' | 'kick off' | 'finish'

export interface WorldFeedOptions {
  readonly random: Random
  readonly now: () => number
  /** Resolves when the feed learns of an event that happens now: at once, or late. */
  readonly learn: () => Promise<void>
}

/** An event that has happened and is not committed yet. */
export interface Untold {
  readonly matchId: string
  readonly at: number
}

/** A scripted feed: invents events, and writes them through the feed's own writer. */
export class WorldFeed {
  readonly matches: Map<string, MatchRecord>
  readonly #random: Random
  readonly #now: () => number
  readonly #learn: () => Promise<void>
  readonly #silent = new Set<Provider>()
  #db: Database | undefined
  /** Turns run one after the other. */
  #isBusy = false
  #untold: Untold | undefined

  constructor(records: readonly MatchRecord[], { random, now, learn }: WorldFeedOptions) {
    this.matches = new Map(records.map(record => [record.id, record]))
    this.#random = random
    this.#now = now
    this.#learn = learn
  }

  /** The feed runs beside the back end and dies with it; when it starts again it knows what was committed. */
  attach(db: Database | undefined, records: readonly MatchRecord[] = []): void {
    this.#db = db
    this.#isBusy = false
    this.#untold = undefined
    for (const record of records) this.matches.set(record.id, record)
  }

  /** What has happened but is not in the database yet. */
  get untold(): Untold | undefined {
    return this.#untold
  }

  get silent(): ReadonlySet<Provider> {
    return this.#silent
  }

  setSilent(provider: Provider, isSilent: boolean): void {
    if (isSilent) this.#silent.add(provider)
    else this.#silent.delete(provider)
  }

  /** A heartbeat means that all events so far are written: it waits for the turn that is under way. */
  async beat(): Promise<void> {
    if (this.#db && !this.#isBusy)
      await beatProviders(
        this.#db,
        PROVIDERS.filter(name => !this.#silent.has(name)),
        this.#now(),
      )
  }

  /** What may happen to a match now. */
  actsOf({ status, markets, sim }: MatchRecord): readonly FeedAct[] {
    if (status === MATCH_STATUS.finished) return []
    const isHeld = [...(markets?.values() ?? [])].some(market => market.status === -1)
    if (isHeld) return ['reopen']
    if (status === MATCH_STATUS.prematch) return ['move', 'move', 'suspend', 'kick off']
    return ['move', 'move', 'move', 'suspend', 'goal', ...(sim.elapsed >= 0 ? (['finish'] as const) : [])]
  }

  /** One turn of a match, committed; false where it had no effect. */
  async act(id: string, act: FeedAct): Promise<boolean> {
    const before = this.matches.get(id)
    const db = this.#db
    if (!before || !db || this.#isBusy || before.status === MATCH_STATUS.finished) return false
    this.#isBusy = true
    const now = this.#now()
    this.#untold = { matchId: id, at: now }
    await this.#learn()
    if (this.#db !== db) return false
    const { after, changed, results } = this.#next(before, act, now)
    const isStateChanged = after.state !== before.state
    const unchanged = { isStateChanged, isListStateChanged: isStateChanged, incidents: [] }
    const [written] = await writeTurns(db, [{ before, after, changed, results, ...unchanged }], now)
    if (written) this.matches.set(id, written)
    this.#isBusy = false
    this.#untold = undefined
    return written !== undefined && (act !== 'move' || pricesOf(before) !== pricesOf(after))
  }

  /** Gives one of these outcomes another result, or takes it back; false where none of their matches is over. */
  async correct(wagered: readonly OutcomeKey[]): Promise<boolean> {
    const db = this.#db
    const over = wagered.filter(({ matchId }) => this.matches.get(matchId)?.status === MATCH_STATUS.finished)
    if (!db || over.length === 0) return false
    const correction = this.#random.pick(CORRECTED)
    const result =
      correction === 'dead heat'
        ? ({ result: 'win_entire', ...this.#random.pick(DEAD_HEATS) } as const)
        : { result: correction }
    const { ok } = await correctResult(
      db,
      { type: 'correct-result', ...this.#random.pick(over), ...result },
      this.#now(),
    )
    return ok
  }

  #next(before: MatchRecord, act: FeedAct, now: number) {
    const { score } = before.state
    const isOver = act === 'finish'
    const status = isOver ? MATCH_STATUS.finished : act === 'kick off' ? MATCH_STATUS.live : before.status
    const goals: readonly [number, number] =
      act === 'goal'
        ? this.#random.chance(0.5)
          ? [score.home + 1, score.away]
          : [score.home, score.away + 1]
        : [score.home, score.away]
    const isChange = act === 'goal' || status !== before.status
    const changed = [...before.markets!.values()].map(market => this.#nextMarket(market, act))
    const results = isOver ? changed.flatMap(market => this.#resultsOf(market, goals)) : []
    const after: MatchRecord = {
      ...before,
      status,
      version: before.version + 1,
      state: isChange ? stateOf(status, goals, now) : before.state,
      markets: new Map(changed.map(market => [market.marketId + market.specifier, market])),
      sim: {
        ...before.sim,
        play: {
          ...before.sim.play,
          phase: isOver ? 'ended' : status === MATCH_STATUS.live ? '1st_half' : 'not_started',
          goals: [goals, [0, 0]],
        },
      } as MatchRecord['sim'],
    }
    return { after, changed, results }
  }

  #nextMarket(market: MarketRecord, act: FeedAct): MarketRecord {
    switch (act) {
      case 'suspend':
      case 'goal':
        return { ...market, status: -1, reason: act === 'goal' ? 'goal' : 'operator' }
      case 'finish':
        return { ...market, status: -3, reason: null }
      default:
        return {
          ...market,
          status: 1,
          reason: null,
          outcomes: market.outcomes.map(outcome => this.#moved(outcome)),
        }
    }
  }

  /** A price one to five hundredths of its value up or down, on the grid of whole hundredths. */
  #moved(outcome: MarketRecord['outcomes'][number]): MarketRecord['outcomes'][number] {
    const factor = 1 + this.#random.whole(-5, 5) / 100
    const odds = Math.min(9000, Math.max(1100, Math.round((outcome.odds * factor) / 10) * 10))
    return { ...outcome, odds }
  }

  #resultsOf({ marketId, specifier }: MarketRecord, [home, away]: readonly [number, number]) {
    const isVoid = this.#random.chance(0.1)
    const isHalf = this.#random.chance(0.15)
    const winner =
      marketId === 1 ? (home > away ? '1' : home < away ? '3' : '2') : home + away > 2.5 ? '12' : '13'
    return OUTCOMES[marketId]!.map(outcomeId => {
      const isWon = outcomeId === winner
      const half: BetResult = isWon ? 'refund_half_win_other' : 'refund_half_lose_other'
      const whole: BetResult = isWon ? 'win_entire' : 'lose_entire'
      const result: BetResult = isVoid ? 'refund_entire' : isHalf ? half : whole
      return { marketId, specifier, outcomeId, result }
    })
  }
}

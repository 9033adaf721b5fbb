import type { CallName, CallResult, ApiClient } from '@touchline/contract'
import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import { currencyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import type { PickedOutcome } from '@touchline/domain/slip'
import type { LiveEvent } from '@touchline/live'
import { matchSeedOf } from '#core/live'
import { aMatch, createDrivenLive } from '#core/live/testing'
import { createSession, noTabs } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { createSlip, type SlipStore } from '../store/index.ts'
import type { SlipNews } from '../news/index.ts'
import type { TabStorage } from '../storage/index.ts'

type Reply = { ok: true; value: unknown } | { ok: false; status?: number; body?: object }
type Sent = { name: CallName; body: unknown; key: string | undefined }
type ScriptInput = { query?: BetsQuery | undefined; key?: string | undefined }
type BetsQuery = { ids?: string; status?: string; limit?: number; market_id?: string }

/** A browser with tabs: closing them releases all that they held. */
export function aBrowser() {
  let held: string[] = []
  return {
    texts: aStorage(),
    watch: {
      hold(key: string) {
        held.push(key)
        return () => (held = held.filter(other => other !== key))
      },
      isHeld: (key: string) => Promise.resolve(held.includes(key)),
    },
    closeTabs: () => (held = []),
    held: () => held,
  }
}

/** A tab's storage in memory; `isFull` stores nothing. */
export function aStorage(entries: Record<string, string> = {}, isFull = false): TabStorage {
  return {
    read: key => entries[key],
    write(key, text) {
      if (!isFull) entries[key] = text
      return !isFull
    },
  }
}

export const keyOf = (matchId: string, outcomeId = '1') => ({
  matchId: matchId as MatchId,
  marketId: 1,
  specifier: '',
  outcomeId,
})

/** An outcome of match 7, live and open, as one leg of a custom bet. */
export function aCustomLeg(marketId: number, outcomeId = '1'): PickedOutcome {
  return {
    ...keyOf('7', outcomeId),
    marketId,
    provider: 'betradar',
    odds: 1950 as Odds,
    matchStatus: MATCH_STATUS.live,
    marketStatus: MARKET_STATUS.allowed,
    active: true,
    matchSlug: 'match-7',
    sportKey: 'soccer',
    categorySlug: 'norland',
    homeName: 'Home 7',
    awayName: 'Away 7',
    marketName: 'Result',
    outcomeName: 'Home',
  }
}

export function aBetWire(id: string, status = 'waiting_results') {
  return {
    id,
    ref: `T-${id}`,
    type: 'single',
    status,
    result: 'no_results',
    stake: { value: 1000, currency: 'EUR', subunits: 100 },
    win_amount: null,
    potential_win: { value: 1950, currency: 'EUR', subunits: 100 },
    odds: 1950,
    selections: [],
    system: null,
    created_at: 1,
    settled_at: null,
    vip: false,
    used_in_jackpot: false,
  }
}

/** The bet of `sendSingle`, as the history of the back end has it. */
export function aFoundBet(id: string) {
  const leg = {
    match_id: '7',
    market_id: 1,
    specifier: '',
    outcome_id: '1',
    odds: 1950,
    result: 'no_results',
  }
  return { ...aBetWire(id), created_at: 1_000_000, selections: [leg] }
}

/** Sends a single of 10.00 on match `7` at 1.95: from the slip, or by one tap. */
export function sendSingle(slip: SlipStore, isQuick = false): void {
  if (isQuick) {
    slip.quick.toggle()
    slip.quick.setStake(1000)
    slip.quick.approve(true)
    slip.pick(keyOf('7'), 1950 as Odds)
  } else {
    slip.pick(keyOf('7'), 1950 as Odds)
    slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
    slip.place()
  }
}

/** The random wait after a gap, fixed. */
export const GAP_WAIT_MS = 1_234

/** A slip whose server, connection, clock and storage the test drives. Two matches, `7` and `8`, are on the page. */
export async function createSlipFixture({
  isSignedIn = true,
  storage = aStorage(),
  matches = [aMatch('7'), aMatch('8')],
  sharesBets = true,
  playerId = '5',
  honoursKeys = true,
  /** What all tabs of the browser share: texts, and which placements a tab carries. */
  browser = undefined as ReturnType<typeof aBrowser> | undefined,
  /** Milliseconds since the previous fixture on the same storage. */
  later = 0,
} = {}) {
  const time = createTime(later)
  const { client, ...server } = createScriptedServer(isSignedIn ? playerId : null)
  const settings = createSettingsStore({ oddsType: 'european' })
  const { live, ...connection } = createConnection(time.now)
  live.store.seed(matches.map(matchSeedOf))
  connection.beat()
  const session = createSession({ client, live, tabs: noTabs, settings })
  let uuids = 0
  const returns = new Set<() => void>()
  const slip = createSlip({
    client: session.client,
    live,
    session,
    settings,
    currency: currencyOf('EUR')!,
    storage,
    ...(browser && { placements: browser }),
    onReturn(listener) {
      returns.add(listener)
      return () => returns.delete(listener)
    },
    randomUuid: () => `key-${++uuids}-0000`,
    deviceId: () => 'device-0001',
    site: { sharesBets, honoursKeys, isMyBetsVisible: true, address: () => 'https://bets.example/sports' },
    afterGap: run => time.clock.later(run, GAP_WAIT_MS),
    clock: time.clock,
  })
  const news: SlipNews[] = []
  slip.onNews(one => news.push(one))
  slip.names.rememberEvents(matches)
  await session.start()
  return {
    slip,
    session,
    settings,
    live,
    news,
    ...server,
    ...connection,
    settle: time.settle,
    pass: time.pass,
    timers: time.timers,
    now: time.now,
    /** The browser reports that it is online again. */
    comeBack: () => returns.forEach(listener => listener()),
  }
}

/** A clock that a test moves; timers run as they fall due. */
function createTime(startsAt: number) {
  // A fraction, as the page clock gives it.
  let time = 1_000_000.25 + startsAt
  let timers: { at: number; run: () => void }[] = []
  /** Runs promises that are due. */
  const settle = async (): Promise<void> => {
    await new Promise(resolve => setImmediate(resolve))
  }
  return {
    now: () => time,
    clock: {
      now: () => time,
      later(run: () => void, delayMs: number): () => void {
        const timer = { at: time + delayMs, run }
        timers.push(timer)
        return () => (timers = timers.filter(other => other !== timer))
      },
    },
    settle,
    async pass(ms: number): Promise<void> {
      await settle()
      const end = time + ms
      for (;;) {
        const next = timers.filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter(timer => timer !== next)
        time = Math.max(time, next.at)
        next.run()
        await settle()
      }
      time = end
    },
    timers: () => timers.length,
  }
}

/** A server that answers each call according to `script`, and records what was sent. */
function createScriptedServer(playerId: string | null) {
  const sent: Sent[] = []
  /** Requests to My bets. */
  const lookUps: BetsQuery[] = []
  const script: Partial<Record<CallName, Reply | ((input?: ScriptInput) => Promise<Reply>)>> = {
    getPlayer: { ok: true, value: { data: profileOf(playerId) } },
    getAccounts: {
      ok: true,
      value: { data: [{ currency: 'EUR', subunits: 100, balance: 10_000, active: true }] },
    },
    getSettings: { ok: false },
  }
  const client = (async (
    name: CallName,
    input?: { body?: unknown; query?: BetsQuery },
    options?: { headers?: Record<string, string> },
  ) => {
    const key = options?.headers?.['idempotency-key']
    sent.push({ name, body: input?.body, key })
    if (name === 'getBets') lookUps.push(input?.query ?? {})
    const answer = script[name] ?? { ok: false }
    return toResult(typeof answer === 'function' ? await answer({ query: input?.query, key }) : answer)
  }) as ApiClient
  return {
    client,
    script,
    sent,
    lookUps,
    placements: () => sent.filter(({ name }) => name === 'placeBets'),
  }
}

function profileOf(id: string | null) {
  return {
    id,
    email: id === null ? null : 'ada@example.test',
    statuses: [],
    first_name: null,
    last_name: null,
    nickname: null,
    mobile_phone: null,
    auth_phone_number: null,
    currency: 'EUR',
  }
}

/** The live values over a realtime connection that a test drives. */
function createConnection(now: () => number) {
  const { check, receive, ...connection } = createDrivenLive(now)
  let version = 1
  return {
    ...connection,
    receive: (event: LiveEvent) => receive(event),
    /** The page looks at the clock. */
    look: check,
    /** Moves the market of a match: prices by outcome, or its status. */
    market: (matchId: string, odds: number[], marketStatus: 1 | -1 | 0 = 1): void => {
      const outcomes = odds.map((price, i) => ({ id: `${i + 1}`, odds: price as Odds, active: true }))
      const markets = [{ id: 1, specifier: '', status: marketStatus, outcomes }]
      receive({ kind: 'markets', change: { matchId: matchId as MatchId, version: ++version, markets } })
    },
    /** A heartbeat from the server, whose clock may differ. */
    beat: (aheadMs = 0) =>
      receive({ kind: 'heartbeat', beat: { serverTime: now() + aheadMs, providers: [] } }),
    /** The private channel reports that something about a bet has changed. */
    betEvent: (id: string) => receive({ kind: 'bet', message: { bet: { id } } } as unknown as LiveEvent),
  }
}

function toResult(reply: Reply): CallResult<CallName> {
  if (reply.ok) return reply as CallResult<CallName>
  if (reply.status === undefined) return { ok: false, error: { kind: 'offline' } }
  const error = { kind: 'refused', status: reply.status, body: reply.body }
  return { ok: false, error } as CallResult<CallName>
}

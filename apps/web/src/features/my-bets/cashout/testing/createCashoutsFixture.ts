import type { BetWire, CallResult, ApiClient } from '@touchline/contract'
import type { CurrencyCode } from '@touchline/domain/money'
import type { RequestClock } from '@touchline/exactly-once'
import type { LiveEvent } from '@touchline/live'
import { createCashouts } from '../createCashouts.ts'

type Answer = CallResult<'cashOut'>
type Call = { readonly name: string; readonly key: string | undefined; readonly input: unknown }

export const refusedWith = (status: number, code?: number, details?: object): Answer =>
  ({
    ok: false,
    error: {
      kind: 'refused',
      status,
      body: code === undefined ? undefined : { code, localized_message: 'No.', details },
    },
  }) as Answer
export const euros = (value: number) => ({ value, currency: 'EUR' as CurrencyCode, subunits: 100 })
export const lost: Answer = { ok: false, error: { kind: 'offline' } }

/** A running bet of 10.00, as answers and events have it. */
export function aBetWire(more: Partial<BetWire> = {}): BetWire {
  return { id: 'b1', status: 'waiting_results', vip: false, v: 3, selections: [], ...more } as BetWire
}
export const paidOut = (value: number, more: Partial<BetWire> = {}): Partial<BetWire> => ({
  cashed_out: {
    stake: { value: 1_000, currency: 'EUR', subunits: 100 },
    value: { value, currency: 'EUR', subunits: 100 },
  },
  ...more,
})

/** Cash-outs whose server, clock and channel the test drives. */
export function createCashoutsFixture(texts = new Map<string, string>(), player: string | undefined = 'p1') {
  const { client, ...server } = createServer()
  const { clock, ...time } = createTime()
  let receive = (_event: LiveEvent): void => {}
  let keys = 0
  const cashouts = createCashouts({
    client,
    live: {
      onEvent(listener) {
        receive = event => listener(event, '$user:p1')
        return () => {}
      },
    },
    clock,
    texts: { read: key => texts.get(key), write: (key, text) => texts.set(key, text).has(key) },
    randomUuid: () => `key-${(keys += 1)}`,
    playerId: () => player,
  })
  return {
    cashouts,
    texts,
    ...server,
    ...time,
    state: (betId = 'b1') => cashouts.getState().cashouts[betId],
    /** Slides for 14.80. */
    slide: (more: Partial<Parameters<typeof cashouts.cashOut>[0]> = {}) =>
      cashouts.cashOut({ betId: 'b1', amount: euros(1_480), paidBefore: 0, ...more }),
    betEvent: (bet: BetWire) => receive({ kind: 'bet', message: { bet } } as LiveEvent),
    offerEvent: (v: number, value: number | null) =>
      receive({
        kind: 'cashout',
        message: {
          bet_id: 'b1',
          v,
          to_cashout: value === null ? null : { value, currency: 'EUR', subunits: 100 },
          because: value === null ? 'suspended' : null,
        },
      }),
  }
}

/** A server that lists bets at once, and answers cash-outs when the test triggers it. */
function createServer() {
  const calls: Call[] = []
  const waiting: ((answer: Answer) => void)[] = []
  let bets: readonly BetWire[] = []
  let refusesIds = false
  const client = ((name: string, input: unknown, options?: { headers?: Record<string, string> }) => {
    calls.push({ name, input, key: options?.headers?.['idempotency-key'] })
    if (name === 'getBets') {
      const isRefused = refusesIds && JSON.stringify(input).includes('"ids"')
      return Promise.resolve(isRefused ? refusedWith(400) : { ok: true, value: { data: bets } })
    }
    return new Promise(resolve => waiting.push(resolve))
  }) as unknown as ApiClient
  return {
    client,
    calls,
    /** Answers the oldest pending request. */
    async answer(answer: Answer | BetWire) {
      waiting.shift()?.('id' in answer ? { ok: true, value: { data: answer } } : answer)
      await settle()
    },
    /** An operator's own back end that refuses query parameters it does not know. */
    refuseIds: () => (refusesIds = true),
    listed: (...known: BetWire[]) => (bets = known),
  }
}

function createTime() {
  let time = 1_000_000.25
  let timers: { readonly at: number; readonly run: () => void }[] = []
  const clock: RequestClock = {
    now: () => time,
    later(run, delayMs) {
      const timer = { at: time + delayMs, run }
      timers.push(timer)
      return () => void (timers = timers.filter(other => other !== timer))
    },
  }
  return {
    clock,
    async pass(ms: number) {
      time += ms
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { run } of due) run()
      await settle()
    },
  }
}

async function settle(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve()
}
